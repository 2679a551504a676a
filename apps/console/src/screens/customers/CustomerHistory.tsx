import { formatAmount } from '@teranga/core/domain/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CustomerRecordWire } from '@teranga/contract/admin';
import { formatWhen } from '../../lib/format.ts';
import { statusBadge } from '../../lib/statusBadge.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import styles from './CustomerPage.module.css';

interface RowProps {
  to: string;
  title: string;
  at: string;
  children: ReactNode;
}

function Row({ to, title, at, children }: RowProps) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <span>
          <strong>{title}</strong>
          <span className={styles.soft}>{formatWhen(at)}</span>
        </span>
        <span className={styles.end}>{children}</span>
      </Link>
    </li>
  );
}

/** Orders, quote requests and messages of somebody, each the way to it. */
export function CustomerHistory({
  customer: { latestOrders, quotes, messages },
}: {
  customer: CustomerRecordWire;
}) {
  return (
    <>
      <Card title="Commandes">
        {latestOrders.length === 0 && <p className={styles.soft}>Aucune commande.</p>}
        <ul className={styles.rows}>
          {latestOrders.map(({ ref, createdAt, status, deliveryKind, total }) => {
            const { label, tone } = statusBadge(status, deliveryKind === 'pickup');
            return (
              <Row key={ref} to={`/commandes/${encodeURIComponent(ref)}`} title={ref} at={createdAt}>
                <Badge tone={tone}>{label}</Badge>
                {formatAmount(total)}
              </Row>
            );
          })}
        </ul>
      </Card>
      {quotes.length + messages.length > 0 && (
        <Card title="Devis et messages">
          <ul className={styles.rows}>
            {quotes.map(({ ref, serviceName, createdAt }) => (
              <Row key={ref} to={`/messages/devis/${ref}`} title={serviceName} at={createdAt}>
                Devis
              </Row>
            ))}
            {messages.map(({ id, subject, createdAt }) => (
              <Row key={id} to={`/messages/message/${id}`} title={subject} at={createdAt}>
                Message
              </Row>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
