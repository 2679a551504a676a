import type { OverviewWire } from '@teranga/contract/admin';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openPayments } from '../orders/orderWords.ts';
import { formatWhen, plural } from '../../lib/format.ts';
import { Card } from '../../parts/Card.tsx';
import styles from './TodayList.module.css';

interface TroublesProps {
  outbox: OverviewWire['outbox'];
  jobs: OverviewWire['jobs'];
  paymentsInFlight: number;
  refundsDue: number;
}

interface Trouble {
  text: string;
  detail?: string;
  to?: string;
  isGrave: boolean;
}

function troublesOf({ outbox, jobs, paymentsInFlight, refundsDue }: TroublesProps): Trouble[] {
  const troubles: Trouble[] = [];
  if (outbox && outbox.failed > 0)
    troubles.push({
      text: `${plural(outbox.failed, 'message')} non ${outbox.failed < 2 ? 'parti' : 'partis'}`,
      to: '/boutique/envois?state=failed',
      isGrave: true,
    });
  for (const { label, count, lastAt } of jobs ?? [])
    troubles.push({
      text: label,
      detail: `${plural(count, 'échec')}, le dernier ${formatWhen(lastAt)}`,
      isGrave: true,
    });
  if (refundsDue > 0)
    troubles.push({ text: `${plural(refundsDue, 'remboursement')} à rendre`, isGrave: true });
  if (paymentsInFlight > 0)
    troubles.push({
      text: `${plural(paymentsInFlight, 'paiement')} en cours`,
      to: `/commandes?paymentStatus=${openPayments}`,
      isGrave: false,
    });
  return troubles;
}

/** What went wrong or is not finished; nothing where all is well. */
export function Troubles(props: TroublesProps) {
  const troubles = troublesOf(props);
  if (troubles.length === 0) return null;
  return (
    <Card title="À surveiller">
      <ul className={styles.list}>
        {troubles.map(({ text, detail, to, isGrave }) => (
          <li key={text} className={styles.item} data-grave={isGrave}>
            <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.what}>
              {to ? <Link to={to}>{text}</Link> : text}
              {detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
