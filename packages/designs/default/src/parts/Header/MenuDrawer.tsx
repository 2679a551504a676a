import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link, useOnNavigate } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener } from '@teranga/design-kit/popup';
import { Drawer } from '@teranga/ui/dialog';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ChevronRight, Menu, Moon, Search, Sun, UserRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import headerStyles from './Header.module.css';
import styles from './MenuDrawer.module.css';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ListProps {
  title?: string;
  entries: { label: string; href: string; isCurrent?: boolean }[];
  close: () => void;
}

function MenuList({ title, entries, close }: ListProps) {
  if (entries.length === 0) return null;
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul>
        {entries.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.entry}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={close}
            >
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
        <CurrencyOpener className={styles.entry}>
          {currency.label}
          <span aria-hidden="true">{currency.symbol}</span>
        </CurrencyOpener>
      )}
      <button type="button" className={styles.entry} onClick={theme.toggle}>
        {theme.label}
        <ThemeIcon {...icon} />
      </button>
    </>
  );
}

/** The menu of small screens. */
export function MenuDrawer(view: HeaderView) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useOnNavigate(close);
  const places = view.links.filter(({ href }) => !view.more.some((entry) => entry.href === href));
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={headerStyles.tool}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        <Menu {...icon} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </button>
      <Drawer isOpen={isOpen} onClose={close} label="Menu">
        <SearchOpener href={view.searchHref} className={styles.entry}>
          Rechercher
          <Search {...icon} />
        </SearchOpener>
        <nav aria-label="Menu">
          <MenuList entries={places} close={close} />
          <MenuList title="Catégories" entries={view.categories} close={close} />
          <MenuList title="Tendances" entries={view.tags} close={close} />
          <MenuList title="Plus" entries={view.more} close={close} />
        </nav>
        <Settings {...view} />
        <a href="#economie" className={styles.entry} onClick={close}>
          Mode économie
        </a>
      </Drawer>
    </div>
  );
}
