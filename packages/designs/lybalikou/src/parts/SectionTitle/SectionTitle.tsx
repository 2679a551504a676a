import type { PartProps } from '@teranga/design-kit';
import { WordLink } from '../../word-link/index.ts';
import styles from './SectionTitle.module.css';

/** A chapter of the lookbook: its number, its title, the way to the rest of it. */
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
