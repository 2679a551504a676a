import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { ChevronRight } from 'lucide-react';
import styles from './Breadcrumbs.module.css';

/** The page's path in the site. */
export function Breadcrumbs({ crumbs }: PartProps['Breadcrumbs']) {
  // A single crumb would be the page's own name, which its title already shows.
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={styles.crumb}>
            {index > 0 && (
              <ChevronRight className={styles.mark} size={16} strokeWidth={1.75} aria-hidden="true" />
            )}
            {href ? (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
