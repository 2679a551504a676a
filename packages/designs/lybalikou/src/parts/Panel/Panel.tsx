import type { PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { useId } from 'react';
import styles from './Panel.module.css';

/**
 * A section with a gold hairline, its number and title, without a box; only totals have a
 * background.
 */
export function Panel({ kind, title, number, children }: PartProps['Panel']) {
  const id = useId();
  const Frame = kind === 'summary' ? 'aside' : 'section';
  return (
    <Frame className={classNames(styles.panel, styles[kind])} aria-labelledby={id}>
      <div className={styles.head}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            Nº {number}
          </span>
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      <div className={styles.content}>{children}</div>
    </Frame>
  );
}
