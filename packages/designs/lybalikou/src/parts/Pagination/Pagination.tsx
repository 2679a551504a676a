import { PageNumbers, type PartProps } from '@teranga/design-kit';
import { WordLink } from '../../word-link/index.ts';
import styles from './Pagination.module.css';

/** The list's pages: links in words to the previous and next one, numbers between. */
export function Pagination({ pagination: { previousHref, nextHref, items } }: PartProps['Pagination']) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      {previousHref && (
        <WordLink href={previousHref} size="large">
          Précédent
        </WordLink>
      )}
      <PageNumbers
        items={items}
        styles={{ numbers: styles.figures, number: styles.figure, gap: styles.figure }}
      />
      {nextHref && (
        <WordLink href={nextHref} size="large" className={styles.next}>
          Suivant
        </WordLink>
      )}
    </nav>
  );
}
