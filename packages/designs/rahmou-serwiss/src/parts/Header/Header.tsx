import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { Luggage, Moon, Search, Sun } from 'lucide-react';
import { anchorHref, anchors } from '../../anchors/anchors.ts';
import { useActiveAnchor } from '../../anchors/useActiveAnchor.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Pages whose content this design's home already holds. */
const toldAtHome = new Set(['/', '/about', '/contacts']);

/** The places of the home page, then the store's other pages. */
export function headerLinks({ links }: HeaderView, active: string | null) {
  return [
    ...anchors.map(({ id, label }) => ({ label, href: anchorHref(id), isCurrent: id === active })),
    ...links.filter(({ href }) => !toldAtHome.has(href)),
  ];
}

/** The header: a ticket's edge across the page. Its links light up as the home page is read. */
export function Header(view: HeaderView) {
  const { store, cart, theme, searchHref, isCompact, isSolid } = view;
  const isHome = view.links.some(({ href, isCurrent }) => href === '/' && isCurrent);
  const links = headerLinks(view, useActiveAnchor(isHome));
  return (
    <header
      className={styles['header']}
      data-compact={isCompact || undefined}
      data-solid={isSolid || undefined}
    >
      <div className={styles['bar']}>
        <Link className={styles['brand']} href="/" aria-label={`${store.name}, accueil`}>
          <img className={styles['logo']} src={store.logo.src} alt="" width="40" height="40" />
          <span className={styles['name']}>{store.name}</span>
        </Link>
        <nav className={styles['nav']} aria-label="Principale">
          <ul className={styles['links']}>
            {links.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <Link
                  className={styles['link']}
                  href={href}
                  aria-current={isCurrent ? (href.includes('#') ? 'location' : 'page') : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['tools']}>
          <Link className={styles['tool']} href={searchHref} aria-label="Rechercher dans la boutique">
            <Search {...icon} />
          </Link>
          <button className={styles['tool']} type="button" onClick={theme.toggle} aria-label={theme.label}>
            {theme.value === 'night' ? <Sun {...icon} /> : <Moon {...icon} />}
          </button>
          <Link
            className={classNames(styles['tool'], styles['cart'])}
            href={cart.href}
            aria-label={cart.label}
          >
            <Luggage {...icon} />
            {cart.count > 0 && (
              <span className={styles['count']} aria-hidden="true">
                {cart.count}
              </span>
            )}
          </Link>
          <Menu links={links} categories={view.categories} whatsappHref={store.whatsappHref} />
        </div>
      </div>
    </header>
  );
}
