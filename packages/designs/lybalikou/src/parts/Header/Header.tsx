import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import styles from './Header.module.css';
import { MenuDrawer } from './MenuDrawer.tsx';
import { SiteNav } from './SiteNav.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The masthead: the name, then words. */
export function Header(view: HeaderView) {
  const { store, cart, isCompact, isSolid } = view;
  return (
    <header className={styles.header} data-compact={isCompact || undefined} data-solid={isSolid || undefined}>
      <div className={styles.row}>
        <Link href="/" className={styles.name}>
          {store.name}
          <VisuallyHidden>, accueil</VisuallyHidden>
        </Link>
        <SiteNav links={view.links} categories={view.categories} />
        <div className={styles.tools}>
          <ThemeToggle theme={view.theme} className={styles.themeInRow} />
          <Link href={cart.href} className={styles.tool}>
            <span aria-hidden="true">Panier</span>
            {cart.count > 0 && (
              <span key={cart.count} className={styles.count} aria-hidden="true">
                {cart.count}
              </span>
            )}
            <VisuallyHidden>{cart.label}</VisuallyHidden>
          </Link>
          <MenuDrawer {...view} />
        </div>
      </div>
    </header>
  );
}
