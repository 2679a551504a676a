import type { HeaderView } from '@teranga/core/features/page-frame';
import { useHydrated } from '@teranga/core/lib/hydration';
import { Link } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener, useMenuDetails } from '@teranga/design-kit/popup';
import { buttonClass } from '@teranga/ui/button';
import { MenuDrawer } from '@teranga/ui/menu-drawer';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Menu, MessageCircle, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { reloadingHref, shownOnHome } from '../../anchors/anchors.ts';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { NavLink } from './NavLink.tsx';
import type { NavLinkView } from './navLinks.ts';
import styles from './SmallMenu.module.css';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

type SmallMenuProps = Omit<HeaderView, 'links'> & { links: NavLinkView[] };

interface LinkGroupProps {
  title: string;
  entries: { label: string; href: string }[];
  children?: ReactNode;
}

/** Links under their title; `children` are list items that come after them. */
const LinkGroup = ({ title, entries, children }: LinkGroupProps) => (
  <>
    <p className={ticketClass.label}>{title}</p>
    <ul className={styles.categories}>
      {entries.map(({ label, href }) => (
        <li key={href}>
          <Link className={styles.category} href={href}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  </>
);

const opener = (
  <>
    <Menu {...icon} />
    <VisuallyHidden>Menu</VisuallyHidden>
  </>
);
const classes = { ...styles, around: styles.menu, title: ticketClass.label };

/** The menu of small screens. */
export function SmallMenu(view: SmallMenuProps) {
  const { links, categories, tags, more, account, currency, theme, searchHref, store } = view;
  const isHydrated = useHydrated();
  const own = more.filter(({ href }) => !shownOnHome.has(href) && !links.some((link) => link.href === href));
  return (
    <MenuDrawer {...useMenuDetails()} label="Menu" opener={opener} side="end" classes={classes}>
      <nav aria-label="Menu">
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              {link.anchor && !isHydrated ? (
                // Only a new page closes the menu without scripts.
                <a href={reloadingHref(link.anchor)} className={styles.link}>
                  {link.label}
                </a>
              ) : (
                <NavLink link={link} className={styles.link} />
              )}
            </li>
          ))}
        </ul>
        <LinkGroup title="Rayons" entries={categories}>
          <li>
            <SearchOpener className={styles.category} href={searchHref}>
              <Search size={18} strokeWidth={1.75} aria-hidden="true" />
              Rechercher
            </SearchOpener>
          </li>
        </LinkGroup>
        {tags.length > 0 && <LinkGroup title="Tendances" entries={tags} />}
        <LinkGroup title="Mes affaires" entries={own}>
          <li>
            <AccountOpener account={account} className={styles.category}>
              {account.label}
            </AccountOpener>
          </li>
          <li>
            <button className={styles.category} type="button" data-needs-script="" onClick={theme.toggle}>
              {theme.label}
            </button>
          </li>
          <li>
            <a className={styles.category} href="#economie" data-needs-script="">
              Mode économie
            </a>
          </li>
          {currency && (
            <li>
              <CurrencyOpener className={styles.category} data-needs-script="">
                {currency.label}
              </CurrencyOpener>
            </li>
          )}
        </LinkGroup>
      </nav>
      {store.whatsappHref && (
        <a className={buttonClass('primary', 'large')} href={store.whatsappHref}>
          <MessageCircle {...icon} />
          Écrire sur WhatsApp
        </a>
      )}
    </MenuDrawer>
  );
}
