import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener, useMenuDetails } from '@teranga/design-kit/popup';
import { classNames } from '@teranga/ui/class-names';
import { MenuDrawer } from '@teranga/ui/menu-drawer';
import layout from '../../layout/layout.module.css';
import headerStyles from './Header.module.css';
import styles from './SmallMenu.module.css';

interface ListProps {
  entries: { label: string; href: string; isCurrent?: boolean }[];
  entryClass: string | undefined;
}

const MenuList = ({ entries, entryClass }: ListProps) => (
  <ul>
    {entries.map(({ label, href, isCurrent }) => (
      <li key={href}>
        <Link href={href} className={entryClass} aria-current={isCurrent ? 'page' : undefined}>
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
      <p className={classNames(layout.label, styles.title)}>{title}</p>
      <MenuList {...list} />
    </div>
  );
}

const classes = { around: headerStyles.menu, opener: headerStyles.tool };

/** The menu of small screens: the departments large, the rest small. */
export function SmallMenu(view: HeaderView) {
  const { links, categories, tags, more, account, currency, theme } = view;
  const places = links.filter(({ href }) => !more.some((entry) => entry.href === href));
  return (
    <MenuDrawer {...useMenuDetails()} label="Menu" opener="Menu" side="end" classes={classes}>
      <SearchOpener href={view.searchHref} className={styles.link}>
        Rechercher
      </SearchOpener>
      <nav aria-label="Menu" className={styles.nav}>
        <MenuList entries={places} entryClass={styles.link} />
        <TitledList title="Le vestiaire" entries={categories} entryClass={styles.department} />
        <TitledList title="Tendances" entries={tags} entryClass={styles.link} />
        <MenuList entries={more} entryClass={styles.link} />
      </nav>
      <AccountOpener account={account} className={styles.link}>
        {account.label}
      </AccountOpener>
      {currency && (
        <CurrencyOpener className={styles.link} data-needs-script="">
          {currency.label}
        </CurrencyOpener>
      )}
      <button type="button" className={styles.link} data-needs-script="" onClick={theme.toggle}>
        {theme.label}
      </button>
      <a href="#economie" className={styles.link} data-needs-script="">
        Mode économie
      </a>
    </MenuDrawer>
  );
}
