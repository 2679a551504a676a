import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link, useOnNavigate } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener, SearchOpener } from '@teranga/design-kit/popup';
import { buttonClass } from '@teranga/ui/button';
import { Menu as MenuIcon, MessageCircle, Search, X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { shownOnHome } from '../anchors/anchors.ts';
import { ticketClass } from '../ticket/ticketClass.ts';
import styles from '../parts/Header/Menu.module.css';
import { NavLink } from '../parts/Header/NavLink.tsx';
import type { NavLinkView } from '../parts/Header/navLinks.ts';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

type MenuProps = Omit<HeaderView, 'links'> & { links: NavLinkView[] };

interface LinkGroupProps {
  title: string;
  entries: { label: string; href: string }[];
  close: () => void;
  children?: ReactNode;
}

/** Links under their title; `children` are list items that come after them. */
const LinkGroup = ({ title, entries, close, children }: LinkGroupProps) => (
  <>
    <p className={ticketClass.label}>{title}</p>
    <ul className={styles.categories}>
      {entries.map(({ label, href }) => (
        <li key={href}>
          <Link className={styles.category} href={href} onClick={close}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  </>
);

/** The menu of small screens: a native popover, so that it opens without JavaScript too. */
export default function Menu(view: MenuProps) {
  const { links, categories, tags, more, account, currency, theme, searchHref, store } = view;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => panel.current?.hidePopover(), []);
  useOnNavigate(close);
  useEffect(() => {
    const menu = panel.current;
    // The result of a dialog opened from here is shown on the page, so the menu over it closes too.
    // `close` does not bubble.
    menu?.addEventListener('close', close, true);
    return () => menu?.removeEventListener('close', close, true);
  }, [close]);
  const own = more.filter(({ href }) => !shownOnHome.has(href) && !links.some((link) => link.href === href));
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget={id} aria-label="Menu">
        <MenuIcon {...icon} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <div className={styles.top}>
          <p className={ticketClass.label}>Menu</p>
          <button
            className={styles.closer}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Fermer le menu"
          >
            <X {...icon} />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <NavLink link={link} className={styles.link} onClick={close} />
              </li>
            ))}
          </ul>
          <LinkGroup title="Rayons" entries={categories} close={close}>
            <li>
              <SearchOpener className={styles.category} href={searchHref}>
                <Search size={18} strokeWidth={1.75} aria-hidden="true" />
                Rechercher
              </SearchOpener>
            </li>
          </LinkGroup>
          {tags.length > 0 && <LinkGroup title="Tendances" entries={tags} close={close} />}
          <LinkGroup title="Mes affaires" entries={own} close={close}>
            <li>
              <AccountOpener account={account} className={styles.category}>
                {account.label}
              </AccountOpener>
            </li>
            <li>
              <button className={styles.category} type="button" onClick={theme.toggle}>
                {theme.label}
              </button>
            </li>
            <li>
              <a className={styles.category} href="#economie" onClick={close}>
                Mode économie
              </a>
            </li>
            {currency && (
              <li>
                <CurrencyOpener className={styles.category}>{currency.label}</CurrencyOpener>
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
      </div>
    </>
  );
}
