import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { useMenuDetails } from '@teranga/design-kit/popup';
import { Fragment } from 'react';
import styles from './SiteNav.module.css';

/** The departments, set large under one word. It opens before any script has arrived. */
function Departments({ categories }: Pick<HeaderView, 'categories'>) {
  const { details, close, around } = useMenuDetails();
  return (
    <div role="presentation" {...around}>
      <details ref={details} className={styles.departments}>
        <summary className={styles.link}>Le vestiaire</summary>
        <ul className={styles.panel}>
          {categories.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles.department} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The shop, whose departments hang beside it. */
const shopHref = '/products';

/** The menu of large screens, and of those without scripts. */
export function SiteNav({ links, categories }: Pick<HeaderView, 'links' | 'categories'>) {
  return (
    <nav className={styles.nav} aria-label="Menu principal">
      {links.map(({ label, href, isCurrent }) => (
        <Fragment key={href}>
          <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
          {href === shopHref && categories.length > 0 && <Departments categories={categories} />}
        </Fragment>
      ))}
    </nav>
  );
}
