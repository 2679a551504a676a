import type { DialogNotice } from '@teranga/core/features/catalogue/order-dialog';
import { classNames } from '@teranga/ui/class-names';
import { useState } from 'react';
import styles from './Notice.module.css';

function Words({ notice: { tone, title, text } }: { notice: DialogNotice }) {
  return (
    <span className={classNames(styles.notice, tone === 'error' && styles.error)}>
      {title && <strong className={styles.title}>{title}</strong>}
      {text}
    </span>
  );
}

/**
 * The result of an action, beside its button. Errors are announced assertively, other messages
 * politely. A cleared message keeps its space, so that nothing moves under the finger.
 */
export function Notice({ notice }: { notice: DialogNotice | null }) {
  const [last, setLast] = useState(notice);
  if (notice && notice !== last) setLast(notice);
  const isError = notice?.tone === 'error';
  const words = notice && <Words notice={notice} />;
  return (
    <div className={styles.place}>
      <div role="alert">{isError && words}</div>
      <output>{!isError && words}</output>
      {last && !notice && (
        <div className={styles.room} aria-hidden="true">
          <Words notice={last} />
        </div>
      )}
    </div>
  );
}
