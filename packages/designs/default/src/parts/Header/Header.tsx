import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { Picture } from '@teranga/ui/picture';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Search } from 'lucide-react';
import { Awning } from '../../awning/index.ts';
import { SearchForm } from '../../search-form/index.ts';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';
import { MenuDrawer } from './MenuDrawer.tsx';

import { SiteNav } from './SiteNav.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The stall's sign and its awning stay in sight; search and menu hang below it and scroll away. */
export function Header(view: HeaderView) {
  const { store, cart, theme, searchHref, isCompact, isSolid } = view;
  return (
    <>
      <header
        className={styles.header}
        data-compact={isCompact || undefined}
        data-solid={isSolid || undefined}
      >
        <div className={styles.row}>
          <MenuDrawer {...view} />
          <Link href="/" className={styles.logo}>
            <Picture
              picture={{ ...store.logo, alt: '' }}
              sizes="9rem"
              isPriority
              className={styles.logoPicture}
            />
            <VisuallyHidden>{store.name}, accueil</VisuallyHidden>
          </Link>
          <SearchForm className={styles.searchInRow} />
          <div className={styles.tools}>
            <Link href={searchHref} className={styles.searchLink}>
              <Search size={24} strokeWidth={1.75} aria-hidden="true" />
              <VisuallyHidden>Rechercher</VisuallyHidden>
            </Link>
            <ThemeToggle theme={theme} className={styles.themeInRow} />
            <CartLink cart={cart} />
          </div>
        </div>
        <Awning className={styles.awning} />
      </header>
      <div className={styles.below}>
        <SearchForm className={styles.searchBelow} />
        <SiteNav links={view.links} categories={view.categories} />
      </div>
    </>
  );
}
