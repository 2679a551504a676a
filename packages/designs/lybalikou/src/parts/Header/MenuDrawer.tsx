import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link, useOnNavigate } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener } from '@teranga/design-kit/popup';
import { Drawer } from '@teranga/ui/dialog';
import { classNames } from '@teranga/ui/class-names';
import { useCallback, useState } from 'react';
import layout from '../../layout/layout.module.css';
import headerStyles from './Header.module.css';
import styles from './MenuDrawer.module.css';

interface ListProps {
  entries: { label: string; href: string; isCurrent?: boolean }[];
  entryClass: string | undefined;
  close: () => void;
}

const MenuList = ({ entries, entryClass, close }: ListProps) => (
  <ul>
    {entries.map(({ label, href, isCurrent }) => (
      <li key={href}>
        <Link
          href={href}
          className={entryClass}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={close}
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

function TitledList({ title, ...list }: ListProps & { title: string }) {
  if (list.entries.length === 0) return null;
  return (
    <div>
      <h3 className={classNames(layout.label, styles.title)}>{title}</h3>
      <MenuList {...list} />
    </div>
  );
}

/** The menu of small screens: the departments large, the rest small. */
export function MenuDrawer(view: HeaderView) {
  const { links, categories, tags, more, account, currency, theme } = view;
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useOnNavigate(close);
  const places = links.filter(({ href }) => !more.some((entry) => entry.href === href));
  return (
    <div className={headerStyles.menu}>
      <button
        type="button"
        className={headerStyles.tool}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        Menu
      </button>
      <Drawer isOpen={isOpen} onClose={close} label="Menu" side="end">
        <SearchOpener href={view.searchHref} className={styles.link}>
          Rechercher
        </SearchOpener>
        <nav aria-label="Menu" className={styles.nav}>
          <MenuList entries={places} entryClass={styles.link} close={close} />
          <TitledList
            title="Le vestiaire"
            entries={categories}
            entryClass={styles.department}
            close={close}
          />
          <TitledList title="Tendances" entries={tags} entryClass={styles.link} close={close} />
          <MenuList entries={more} entryClass={styles.link} close={close} />
        </nav>
        <AccountOpener account={account} className={styles.link}>
          {account.label}
        </AccountOpener>
        {currency && <CurrencyOpener className={styles.link}>{currency.label}</CurrencyOpener>}
        <button type="button" className={styles.link} onClick={theme.toggle}>
          {theme.label}
        </button>
        <a href="#economie" className={styles.link} onClick={close}>
          Mode économie
        </a>
      </Drawer>
    </div>
  );
}
