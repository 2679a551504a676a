import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import styles from './Breadcrumbs.module.css';

/** The page's path in the site, in small capitals. */
export function Breadcrumbs({ crumbs }: PartProps['Breadcrumbs']) {
  // A single crumb would be the page's own name, which its title already shows.
  if (crumbs.length < 2) return null;
  return (
    <nav className={styles.trail} aria-label="Fil d’Ariane">
      <ol className={classNames(layout.label, styles.crumbs)}>
        {crumbs.map(({ label, href }) => (
          <li key={`${label} ${href ?? ''}`} className={styles.crumb}>
            {href ? (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
