import { formatAmount } from '@teranga/core/domain/money';
import type { OverviewWire, RevenuePeriod } from '@teranga/contract/admin';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { plural } from '../../lib/format.ts';
import { Card } from '../../parts/Card.tsx';
import styles from './Revenue.module.css';

const wholePercent = 100;

/** The change against the period before, in whole percents; null without takings before. */
function changeOf({ amount, before }: RevenuePeriod): number | null {
  if (before.amount === 0) return null;
  return Math.round(((amount - before.amount) / before.amount) * wholePercent);
}

function Change({ period, against }: { period: RevenuePeriod; against: string }) {
  const change = changeOf(period);
  if (change === null) return null;
  const Icon = change < 0 ? TrendingDown : TrendingUp;
  return (
    <p className={styles.change} data-falls={change < 0}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {change < 0 ? '−' : '+'}
      {Math.abs(change)} % <span className={styles.soft}>{against}</span>
    </p>
  );
}

/** What orders bring in: today, 7 and 30 days, each against as long before. */
export function Revenue({ revenue }: { revenue: NonNullable<OverviewWire['revenue']> }) {
  const periods = [
    { label: 'Aujourd’hui', against: 'par rapport à hier', period: revenue.today },
    { label: '7 jours', against: 'par rapport aux 7 précédents', period: revenue.week },
    { label: '30 jours', against: 'par rapport aux 30 précédents', period: revenue.month },
  ];
  return (
    <Card title="Ventes">
      <dl className={styles.periods}>
        {periods.map(({ label, against, period }) => (
          <div key={label} className={styles.period}>
            <dt>{label}</dt>
            <dd>
              <p className={styles.amount}>{formatAmount(period.amount)}</p>
              <p className={styles.soft}>{plural(period.orders, 'commande')}</p>
              <Change period={period} against={against} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.counted}>
        Commandes passées, livraison comprise, sans celles qui sont rejetées, annulées ou attendent leur
        paiement en ligne, moins les remboursements.
      </p>
    </Card>
  );
}
