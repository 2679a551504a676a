import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener } from '@teranga/design-kit/popup';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Search } from 'lucide-react';
import styles from './Header.module.css';
import { MenuDrawer } from './MenuDrawer.tsx';
import { SiteNav } from './SiteNav.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** What a telephone finds in the menu. */
function WordsInRow({ currency, account, wishes }: HeaderView) {
  const inRow = classNames(styles.tool, styles.themeInRow);
  return (
    <>
      {currency && (
        <CurrencyOpener className={inRow}>
          <span aria-hidden="true">{currency.symbol}</span>
          <VisuallyHidden>{currency.label}</VisuallyHidden>
        </CurrencyOpener>
      )}
      <AccountOpener account={account} className={inRow}>
        <span aria-hidden="true">{account.isSignedIn ? account.initials : 'Compte'}</span>
        <VisuallyHidden>{account.label}</VisuallyHidden>
      </AccountOpener>
      <Link href={wishes.href} className={inRow}>
        <span aria-hidden="true">Souhaits</span>
        {wishes.count > 0 && (
          <span key={wishes.count} className={styles.count} aria-hidden="true">
            {wishes.count}
          </span>
        )}
        <VisuallyHidden>{wishes.label}</VisuallyHidden>
      </Link>
    </>
  );
}

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
          <SearchOpener href={view.searchHref} className={styles.tool}>
            <Search size={20} strokeWidth={1.5} aria-hidden="true" />
            <VisuallyHidden>Rechercher</VisuallyHidden>
          </SearchOpener>
          <WordsInRow {...view} />
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
