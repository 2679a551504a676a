import { defaultBlueLogo } from '@teranga/core/lib/settings';
import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link } from '@teranga/design-kit/navigation';
import { SearchOpener } from '@teranga/design-kit/popup';
import { BackButton } from '@teranga/ui/back-button';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { ThemeToggle } from '@teranga/ui/theme-toggle';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Search } from 'lucide-react';
import { Awning } from '../../awning/index.ts';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';
import { SiteNav } from './SiteNav.tsx';
import { SmallMenu } from './SmallMenu.tsx';
import { AccountTool, CurrencyTool, WishlistLink } from './Tools.tsx';

/** Looks like the field it opens. */
function SearchBox({ href, className }: { href: string; className: string | undefined }) {
  return (
    <search className={className}>
      <SearchOpener href={href} className={styles.searchBox}>
        <Search size={22} strokeWidth={1.75} aria-hidden="true" />
        Rechercher un article
      </SearchOpener>
    </search>
  );
}

/** Logo and awning stay visible; search and menu are below and scroll away. */
export function Header(view: HeaderView) {
  const { back, store, cart, theme, searchHref, isCompact, isSolid } = view;
  // A store without its own logo shows its name.
  const isNamed = store.logo.src.includes(defaultBlueLogo);
  return (
    <>
      <header
        className={styles.header}
        data-compact={isCompact || undefined}
        data-solid={isSolid || undefined}
      >
        <div className={styles.row}>
          {back && <BackButton {...back} />}
          <SmallMenu {...view} />
          <Link
            href="/"
            className={classNames(styles.logo, isNamed && styles.named)}
            aria-label={`${store.name}, accueil`}
          >
            <Image
              image={store.logo}
              sizes="9rem"
              isPriority
              className={styles.logoImage}
              missing={isNamed ? '' : store.name}
            />
            {isNamed && <span className={styles.name}>{store.name}</span>}
          </Link>
          <SearchBox href={searchHref} className={styles.searchInRow} />
          <div className={styles.tools}>
            <SearchOpener href={searchHref} className={styles.searchLink}>
              <Search size={24} strokeWidth={1.75} aria-hidden="true" />
              <VisuallyHidden>Rechercher</VisuallyHidden>
            </SearchOpener>
            <CurrencyTool currency={view.currency} className={styles.inRow} />
            <ThemeToggle
              theme={theme}
              size={24}
              strokeWidth={1.75}
              className={classNames(styles.tool, styles.inRow)}
            />
            <AccountTool account={view.account} className={styles.inRow} />
            <WishlistLink wishlistItems={view.wishlistItems} />
            <CartLink cart={cart} />
          </div>
        </div>
        <Awning className={styles.awning} />
      </header>
      <div className={styles.below}>
        <search>
          <SearchBox href={searchHref} className={styles.searchBelow} />
        </search>
        <SiteNav links={view.links} categories={view.categories} />
      </div>
    </>
  );
}
