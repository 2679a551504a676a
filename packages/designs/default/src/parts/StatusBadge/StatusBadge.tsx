import type { PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Icon } from '@teranga/ui/icon';
import styles from './StatusBadge.module.css';

/** An order's status, by icon, text and colour alike. */
export function StatusBadge({ state }: PartProps['StatusBadge']) {
  return (
    <span className={classNames(styles.badge, styles[state.tone])}>
      <Icon name={state.icon} size={20} className={styles.icon} />
      {state.label}
    </span>
  );
}
