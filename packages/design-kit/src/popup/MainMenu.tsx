import type { HeaderView } from '@teranga/core/features/page-frame';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import type { Styles } from '../styles.ts';
import { useMenuDetails } from './useMenuDetails.ts';

/** The shop link, beside which the categories open. */
const shopHref = '/products';

interface CategoryMenuProps extends Pick<HeaderView, 'categories'> {
  /** The address of the adjacent link: only the shop link has the menu. */
  beside: string;
  /** Content of the element that opens it. */
  opener: ReactNode;
  styles: Styles<'around' | 'details' | 'opener' | 'panel' | 'category'>;
}

/**
 * The store's categories in a `<details>`, which opens before any script has loaded. Renders
 * nothing if there are none.
 */
export function CategoryMenu({ categories, beside, opener, styles }: CategoryMenuProps) {
  const { details, around } = useMenuDetails();
  if (beside !== shopHref || categories.length === 0) return null;
  return (
    <div role="presentation" className={styles.around} {...around}>
      <details ref={details} className={styles.details}>
        <summary className={styles.opener}>{opener}</summary>
        <ul className={styles.panel}>
          {categories.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles.category}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface MainMenuProps extends Pick<HeaderView, 'links' | 'categories'> {
  /** Content of the element that opens the categories. */
  opener: ReactNode;
  styles: CategoryMenuProps['styles'] & Styles<'nav' | 'link'>;
}

/**
 * The menu of large screens: the store's pages, with the categories beside the shop link.
 */
export function MainMenu({ links, categories, opener, styles }: MainMenuProps) {
  return (
    <nav className={styles.nav} aria-label="Menu principal">
      {links.map(({ label, href, isCurrent }) => (
        <Fragment key={href}>
          <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
          <CategoryMenu categories={categories} beside={href} opener={opener} styles={styles} />
        </Fragment>
      ))}
    </nav>
  );
}
