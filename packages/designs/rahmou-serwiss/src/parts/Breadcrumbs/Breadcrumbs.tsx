import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import styles from './Breadcrumbs.module.css';

/** The breadcrumbs as a route: a dot per page, an arc between two. */
export function Breadcrumbs({ crumbs }: PartProps['Breadcrumbs']) {
  // A single crumb would be the page's own name, which its title already shows.
  if (crumbs.length < 2) return null;
  return (
    <nav className={styles.route} aria-label="Fil d’Ariane">
      <ol className={styles.stops}>
        {crumbs.map(({ label, href }) => (
          <li key={label} className={styles.stop}>
            <svg className={styles.arc} viewBox="0 0 36 16" fill="none" aria-hidden="true">
              <path
                d="M3 12Q18-6 33 12"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeDasharray="1 3.5"
                strokeLinecap="round"
              />
              <circle cx="3" cy="12" r="2.5" fill="currentColor" />
              <circle cx="33" cy="12" r="2.5" fill="currentColor" />
            </svg>
            {href === null ? (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            ) : (
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
