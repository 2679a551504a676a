import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { Menu as MenuIcon, MessageCircle, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './Menu.module.css';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface MenuProps {
  links: HeaderView['links'];
  categories: HeaderView['categories'];
  whatsappHref: string | null;
}

/** The menu of small screens: a native popover, so that it opens without JavaScript too. */
export function Menu({ links, categories, whatsappHref }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button className={styles['opener']} type="button" popoverTarget={id} aria-label="Menu">
        <MenuIcon {...icon} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles['panel']}>
        <nav aria-label="Menu">
          <div className={styles['top']}>
            <p className={ticketClass.label}>Embarquement</p>
            <button
              className={styles['closer']}
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label="Fermer le menu"
            >
              <X {...icon} />
            </button>
          </div>
          <ul className={styles['links']}>
            {links.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <Link
                  className={styles['link']}
                  href={href}
                  onClick={close}
                  aria-current={isCurrent ? (href.includes('#') ? 'location' : 'page') : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {categories.length > 0 && (
            <>
              <p className={ticketClass.label}>Boutique du voyageur</p>
              <ul className={styles['categories']}>
                {categories.map(({ label, href }) => (
                  <li key={href}>
                    <Link className={styles['category']} href={href} onClick={close}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          {whatsappHref && (
            <a className={buttonClass('primary', 'large')} href={whatsappHref}>
              <MessageCircle {...icon} />
              Écrire sur WhatsApp
            </a>
          )}
        </nav>
      </div>
    </>
  );
}
