import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { useMenuDetails } from '@teranga/design-kit/popup';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ChevronDown } from 'lucide-react';
import { NavLink } from './NavLink.tsx';
import type { NavLinkView } from './navLinks.ts';
import styles from './SiteNav.module.css';

/** The shop, whose categories hang below it. */
const shopHref = '/products';

function Categories({ categories }: Pick<HeaderView, 'categories'>) {
  const { details, close, around } = useMenuDetails();
  return (
    <div role="presentation" {...around}>
      <details ref={details} className={styles.categories}>
        <summary className={styles.opener}>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Catégories de la boutique</VisuallyHidden>
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

/** The menu of large screens, on one line. */
export function SiteNav({
  links,
  categories,
}: {
  links: NavLinkView[];
  categories: HeaderView['categories'];
}) {
  return (
    <nav className={styles.nav} aria-label="Menu principal">
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href} className={styles.item}>
            <NavLink link={link} className={styles.link} />
            {link.href === shopHref && categories.length > 0 && <Categories categories={categories} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
