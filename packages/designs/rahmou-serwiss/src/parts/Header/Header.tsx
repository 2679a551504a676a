import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener } from '@teranga/design-kit/popup';
import { BackButton } from '@teranga/ui/back-button';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { ThemeToggle } from '@teranga/ui/theme-toggle';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Heart, Luggage, Search, UserRound } from 'lucide-react';
import { useActiveAnchor } from '../../anchors/useActiveAnchor.ts';
import { useAnchors } from '../../anchors/useAnchors.ts';
import styles from './Header.module.css';
import { navLinks } from './navLinks.ts';
import { SiteNav } from './SiteNav.tsx';
import { SmallMenu } from './SmallMenu.tsx';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface CountedLinkProps {
  Icon: typeof Heart;
  to: HeaderView['wishlistItems'];
  /** The total, if there is space. */
  total?: string;
}

/** A list that the shopper fills, and how many it holds. */
function CountedLink({ Icon, to, total }: CountedLinkProps) {
  return (
    <Link className={styles.tool} href={to.href}>
      <span className={styles.case}>
        <Icon {...icon} />
        {to.count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {to.count}
          </span>
        )}
      </span>
      <VisuallyHidden>{to.label}</VisuallyHidden>
      {total && to.count > 0 && <span className={styles.total}>{total}</span>}
    </Link>
  );
}

/** Tools that move into the menu on phones. */
function ToolsInRow({ currency, account }: HeaderView) {
  const inRow = classNames(styles.tool, styles.inRow);
  return (
    <>
      {currency && (
        <CurrencyOpener className={classNames(inRow, styles.aside)}>
          <span aria-hidden="true">{currency.symbol}</span>
          <VisuallyHidden>{currency.label}</VisuallyHidden>
        </CurrencyOpener>
      )}
      <AccountOpener account={account} className={inRow}>
        {account.isSignedIn ? (
          <span className={styles.avatar} aria-hidden="true">
            {account.initials}
          </span>
        ) : (
          <UserRound {...icon} />
        )}
        <VisuallyHidden>{account.label}</VisuallyHidden>
      </AccountOpener>
    </>
  );
}

/** The header: a ticket's edge across the page. Its links light up as the home page is read. */
export function Header(view: HeaderView) {
  const { back, store, cart, theme, searchHref, isCompact, isSolid } = view;
  const isHome = view.links.some(({ href, isCurrent }) => href === '/' && isCurrent);
  const links = navLinks(view.links, useAnchors(store), useActiveAnchor(isHome));
  return (
    <header className={styles.header} data-compact={isCompact || undefined} data-solid={isSolid || undefined}>
      <div className={styles.bar}>
        {back && <BackButton {...back} />}
        <Link className={styles.brand} href="/" aria-label={`${store.name}, accueil`}>
          <Image image={{ ...store.logo, alt: '' }} sizes="2.5rem" isPriority className={styles.logo} />
          <span className={styles.name}>
            <span className={styles.lines}>{store.name}</span>
          </span>
        </Link>
        <SiteNav links={links} categories={view.categories} />
        <div className={styles.tools}>
          <SearchOpener className={classNames(styles.tool, styles.search)} href={searchHref}>
            <Search {...icon} />
            <VisuallyHidden>Rechercher dans la boutique</VisuallyHidden>
          </SearchOpener>
          <ToolsInRow {...view} />
          <ThemeToggle
            theme={theme}
            size={22}
            strokeWidth={1.75}
            className={classNames(styles.tool, styles.inRow, styles.aside)}
          />
          <CountedLink Icon={Heart} to={view.wishlistItems} />
          <CountedLink Icon={Luggage} to={cart} total={cart.total} />
          <SmallMenu {...view} links={links} />
        </div>
      </div>
    </header>
  );
}
