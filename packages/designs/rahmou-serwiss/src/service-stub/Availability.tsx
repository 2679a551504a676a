import type { ServiceCardView } from '@teranga/core/features/services';
import styles from './Availability.module.css';

/** Whether a service is available now: a full dot, or an empty one. */
export function Availability({
  service: { isAvailable, availabilityLabel },
}: {
  service: Pick<ServiceCardView, 'isAvailable' | 'availabilityLabel'>;
}) {
  return (
    <span className={styles.state} data-available={isAvailable || undefined}>
      {availabilityLabel}
    </span>
  );
}
