import type { PartProps } from '@teranga/design-kit';
import { Icon } from '@teranga/ui/icon';
import styles from './StatusBadge.module.css';

/** An order's status, stamped. */
export function StatusBadge({ state: { label, tone, icon } }: PartProps['StatusBadge']) {
  return (
    <span className={styles.stamp} data-tone={tone}>
      <Icon name={icon} size={18} />
      {label}
    </span>
  );
}
