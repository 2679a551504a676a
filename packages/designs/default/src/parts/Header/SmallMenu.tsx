import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener, useMenuDetails } from '@teranga/design-kit/popup';
import { MenuDrawer } from '@teranga/ui/menu-drawer';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ChevronRight, Menu, Moon, Search, Sun, UserRound } from 'lucide-react';
import headerStyles from './Header.module.css';
import styles from './SmallMenu.module.css';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ListProps {
  title?: string;
  entries: { label: string; href: string; isCurrent?: boolean }[];
}

function MenuList({ title, entries }: ListProps) {
  if (entries.length === 0) return null;
  return (
    <>
      {title && <p className={styles.title}>{title}</p>}
      <ul>
        {entries.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Link href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              <ChevronRight {...icon} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Account, currency and theme. */
function Settings({ account, currency, theme }: HeaderView) {
  const ThemeIcon = theme.value === 'night' ? Sun : Moon;
  return (
    <>
      <AccountOpener account={account} className={styles.entry}>
        {account.label}
        <UserRound {...icon} />
      </AccountOpener>
      {currency && (
        <CurrencyOpener className={styles.entry} data-needs-script="">
          {currency.label}
          <span aria-hidden="true">{currency.symbol}</span>
        </CurrencyOpener>
      )}
      <button type="button" className={styles.entry} data-needs-script="" onClick={theme.toggle}>
        {theme.label}
        <ThemeIcon {...icon} />
      </button>
    </>
  );
}

const opener = (
  <>
    <Menu {...icon} />
    <VisuallyHidden>Menu</VisuallyHidden>
  </>
);
const classes = { around: styles.menu, opener: headerStyles.tool };

/** The menu of small screens. */
export function SmallMenu(view: HeaderView) {
  const places = view.links.filter(({ href }) => !view.more.some((entry) => entry.href === href));
  return (
    <MenuDrawer {...useMenuDetails()} label="Menu" opener={opener} classes={classes}>
      <SearchOpener href={view.searchHref} className={styles.entry}>
        Rechercher
        <Search {...icon} />
      </SearchOpener>
      <nav aria-label="Menu">
        <MenuList entries={places} />
        <MenuList title="Catégories" entries={view.categories} />
        <MenuList title="Tendances" entries={view.tags} />
        <MenuList title="Plus" entries={view.more} />
      </nav>
      <Settings {...view} />
      <a href="#economie" className={styles.entry} data-needs-script="">
        Mode économie
      </a>
    </MenuDrawer>
  );
}
