import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { ChevronRight } from 'lucide-react';
import styles from './Breadcrumbs.module.css';

/** Where this page stands. */
export function Breadcrumbs({ crumbs }: PartProps['Breadcrumbs']) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={label} className={styles.crumb}>
            {href ? (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            )}
            {href && <ChevronRight className={styles.mark} size={16} strokeWidth={1.75} aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
