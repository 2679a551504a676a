import type { OverviewWire } from '@teranga/contract/admin';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { settledPayments } from '../orders/orderWords.ts';
import styles from './WaitingWork.module.css';

interface WaitingWorkProps {
  orders: OverviewWire['orders'];
  inbox: OverviewWire['inbox'];
}

interface Work {
  label: string;
  count: number;
  to: string;
}

/** The list where something waits; quotes first. */
const inboxPath = ({ quotes, messages }: NonNullable<WaitingWorkProps['inbox']>) =>
  quotes === 0 && messages > 0 ? '/messages?boite=messages&status=NEW' : '/messages?status=NEW';

/** Counts of what waits for somebody, each the way to it. */
export function WaitingWork({ orders, inbox }: WaitingWorkProps) {
  const work: Work[] = [
    {
      label: 'À confirmer',
      count: orders.toConfirm,
      to: `/commandes?paymentStatus=${settledPayments}&sort=oldest`,
    },
    { label: 'À préparer', count: orders.toPrepare, to: '/commandes?status=VALIDATED' },
    { label: 'Expédiées', count: orders.toDeliver, to: '/commandes?status=SHIPPED' },
    ...(inbox ? [{ label: 'À répondre', count: inbox.quotes + inbox.messages, to: inboxPath(inbox) }] : []),
  ];
  return (
    <ul className={styles.work}>
      {work.map(({ label, count, to }) => (
        <li key={label}>
          <Link to={to} className={styles.tile} data-waits={count > 0}>
            <span className={styles.count}>{count}</span>{' '}
            <span className={styles.label}>
              {label}
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
