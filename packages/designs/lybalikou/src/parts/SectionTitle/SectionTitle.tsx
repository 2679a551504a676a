import type { PartProps } from '@teranga/design-kit';
import { WordLink } from '../../word-link/index.ts';
import styles from './SectionTitle.module.css';

/** A section's number, title and link to its complete list. */
export function SectionTitle({ title, more }: PartProps['SectionTitle']) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {more && (
        <WordLink href={more.href} about={title} className={styles.more}>
          {more.label}
        </WordLink>
      )}
    </div>
  );
}
