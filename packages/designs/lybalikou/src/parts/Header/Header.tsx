import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener } from '@teranga/design-kit/popup';
import { BackButton } from '@teranga/ui/back-button';
import { classNames } from '@teranga/ui/class-names';
import { ThemeToggle } from '@teranga/ui/theme-toggle';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Heart, Search, ShoppingBag } from 'lucide-react';
import styles from './Header.module.css';
import { SiteNav } from './SiteNav.tsx';
import { SmallMenu } from './SmallMenu.tsx';

/** Tools that move into the menu on phones. */
function WordsInRow({ currency, account }: HeaderView) {
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
    </>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span key={count} className={styles.count} aria-hidden="true">
      {count}
    </span>
  );
}

/** The wishlist: an icon on small screens, a word on larger ones. */
function WishlistLink({ wishlistItems }: Pick<HeaderView, 'wishlistItems'>) {
  return (
    <Link href={wishlistItems.href} className={styles.tool}>
      <Heart size={20} strokeWidth={1.5} className={styles.icon} aria-hidden="true" />
      <span className={styles.word} aria-hidden="true">
        Souhaits
      </span>
      <Count count={wishlistItems.count} />
      <VisuallyHidden>{wishlistItems.label}</VisuallyHidden>
    </Link>
  );
}

/** The header: the name, then links in words. */
export function Header(view: HeaderView) {
  const { back, store, cart, isCompact, isSolid } = view;
  return (
    <header className={styles.header} data-compact={isCompact || undefined} data-solid={isSolid || undefined}>
      <div className={styles.row}>
        {back && <BackButton {...back} />}
        <Link href="/" className={styles.name}>
          <span className={styles.lines}>{store.name}</span>
          <VisuallyHidden>, accueil</VisuallyHidden>
        </Link>
        <SiteNav links={view.links} categories={view.categories} />
        <div className={styles.tools}>
          <SearchOpener href={view.searchHref} className={classNames(styles.tool, styles.search)}>
            <Search size={20} strokeWidth={1.5} aria-hidden="true" />
            <VisuallyHidden>Rechercher</VisuallyHidden>
          </SearchOpener>
          <WordsInRow {...view} />
          <ThemeToggle
            theme={view.theme}
            size={20}
            strokeWidth={1.5}
            className={classNames(styles.tool, styles.themeInRow)}
          />
          <WishlistLink wishlistItems={view.wishlistItems} />
          <Link href={cart.href} className={styles.tool}>
            <ShoppingBag size={20} strokeWidth={1.5} className={styles.icon} aria-hidden="true" />
            <span className={styles.word} aria-hidden="true">
              Panier
            </span>
            <Count count={cart.count} />
            <VisuallyHidden>{cart.label}</VisuallyHidden>
            {cart.count > 0 && <span className={styles.total}>{cart.total}</span>}
          </Link>
          <SmallMenu {...view} />
        </div>
      </div>
    </header>
  );
}
