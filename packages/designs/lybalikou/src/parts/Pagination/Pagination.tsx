import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { WordLink } from '../../word-link/index.ts';
import styles from './Pagination.module.css';

/** The list's pages as a book numbers them: words to turn them, figures between. */
export function Pagination({ pagination: { previousHref, nextHref, items } }: PartProps['Pagination']) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      {previousHref && (
        <WordLink href={previousHref} size="large">
          Précédent
        </WordLink>
      )}
      <ol className={styles.figures}>
        {items.map((item) =>
          item.kind === 'gap' ? (
            <li key={item.id} className={styles.figure} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.number}>
              <Link
                href={item.href}
                className={styles.figure}
                aria-label={`Page ${String(item.number)}`}
                aria-current={item.isCurrent ? 'page' : undefined}
              >
                {item.number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {nextHref && (
        <WordLink href={nextHref} size="large" className={styles.next}>
          Suivant
        </WordLink>
      )}
    </nav>
  );
}
