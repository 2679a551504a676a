import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { useMenuDetails } from '@teranga/design-kit/popup';
import { Fragment } from 'react';
import { ChevronDown } from 'lucide-react';
import styles from './SiteNav.module.css';

/** The categories under a `<details>`: it opens before any script has arrived. */
function CategoryMenu({ categories }: Pick<HeaderView, 'categories'>) {
  const { details, close, around } = useMenuDetails();
  return (
    <div role="presentation" className={styles.categories} {...around}>
      <details ref={details}>
        <summary className={styles.link}>
          Catégories
          <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <ul className={styles.panel}>
          {categories.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles.category} onClick={close}>
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
          {href === shopHref && categories.length > 0 && <CategoryMenu categories={categories} />}
        </Fragment>
      ))}
    </nav>
  );
}
