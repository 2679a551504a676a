import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import styles from './Breadcrumbs.module.css';

/** Where this page lies, in small capitals. */
export function Breadcrumbs({ crumbs }: PartProps['Breadcrumbs']) {
  // Alone, the page's own name leads nowhere and stands in its title.
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
