import { StatusBadge, type PartProps } from '@teranga/design-kit';
import styles from './OrderTimeline.module.css';

/** The history of an order, oldest event first. */
export function OrderTimeline({ entries }: PartProps['OrderTimeline']) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.entry}>
          <p className={styles.date}>{entry.dateLabel}</p>
          <StatusBadge state={entry.state} />
          {entry.reason && <p className={styles.reason}>{entry.reason}</p>}
        </li>
      ))}
    </ol>
  );
}
