import type { PartProps } from '@teranga/design-kit';
import { Icon } from '@teranga/ui/icon';
import styles from './OrderTimeline.module.css';

/** An order's history as a departure board: the current status is highlighted. */
export function OrderTimeline({ entries }: PartProps['OrderTimeline']) {
  const last = entries.at(-1)?.key;
  return (
    <ol className={styles.board}>
      {entries.map(({ key, dateLabel, state, reason }) => (
        <li key={key} className={styles.row} aria-current={key === last ? 'step' : undefined}>
          <span className={styles.date}>{dateLabel}</span>
          <span className={styles.state}>
            <Icon name={state.icon} size={18} />
            {state.label}
          </span>
          {reason && <span className={styles.reason}>{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
