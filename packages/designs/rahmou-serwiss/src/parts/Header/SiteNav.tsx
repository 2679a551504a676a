import type { HeaderView } from '@teranga/core/features/page-frame';
import { CategoryMenu } from '@teranga/design-kit/popup';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ChevronDown } from 'lucide-react';
import { NavLink } from './NavLink.tsx';
import type { NavLinkView } from './navLinks.ts';
import styles from './SiteNav.module.css';

const opener = (
  <>
    <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
    <VisuallyHidden>Catégories de la boutique</VisuallyHidden>
  </>
);

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
            <CategoryMenu
              categories={categories}
              beside={link.href}
              opener={opener}
              styles={{ ...styles, details: styles.categories }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
