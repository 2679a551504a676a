import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { Menu as MenuIcon, MessageCircle, Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './Menu.module.css';
import { NavLink } from './NavLink.tsx';
import type { NavLinkView } from './navLinks.ts';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

type MenuProps = Pick<HeaderView, 'categories' | 'searchHref' | 'store'> & { links: NavLinkView[] };

/** The menu of small screens: a native popover, so that it opens without JavaScript too. */
export function Menu({ links, categories, searchHref, store }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget={id} aria-label="Menu">
        <MenuIcon {...icon} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <div className={styles.top}>
          <p className={ticketClass.label}>Embarquement</p>
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
          <p className={ticketClass.label}>Boutique du voyageur</p>
          <ul className={styles.categories}>
            {categories.map(({ label, href }) => (
              <li key={href}>
                <Link className={styles.category} href={href} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Link className={styles.category} href={searchHref} onClick={close}>
                <Search size={18} strokeWidth={1.75} aria-hidden="true" />
                Rechercher
              </Link>
            </li>
          </ul>
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
