import type { DialogNotice } from '@teranga/core/order-dialog';
import { classNames } from '@teranga/ui/class-names';
import styles from './Notice.module.css';

/** What came of a press, where it was pressed. A failure interrupts who listens, the rest waits its turn. */
export function Notice({ notice }: { notice: DialogNotice | null }) {
  const isError = notice?.tone === 'error';
  const words = notice && (
    <span className={classNames(styles.notice, isError && styles.error)}>
      {notice.title && <strong className={styles.title}>{notice.title}</strong>}
      {notice.text}
    </span>
  );
  return (
    <div>
      <div role="alert">{isError && words}</div>
      <output>{!isError && words}</output>
    </div>
  );
}
