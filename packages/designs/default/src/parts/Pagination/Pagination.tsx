import { PageNumbers, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './Pagination.module.css';

/** The list's pages: first, last, neighbours, and one step either way. */
export function Pagination({ pagination: { previousHref, nextHref, items } }: PartProps['Pagination']) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      {previousHref && (
        <Link href={previousHref} className={styles.step} rel="prev">
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          Précédent
        </Link>
      )}
      <PageNumbers items={items} styles={styles} />
      {nextHref && (
        <Link href={nextHref} className={styles.step} rel="next">
          Suivant
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
