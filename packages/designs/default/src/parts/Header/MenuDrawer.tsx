import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { Drawer } from '@teranga/ui/dialog';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ChevronRight, Menu, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import headerStyles from './Header.module.css';
import styles from './MenuDrawer.module.css';

function MenuList({
  entries,
  close,
}: {
  entries: { label: string; href: string; isCurrent?: boolean }[];
  close: () => void;
}) {
  return (
    <ul className={styles.list}>
      {entries.map(({ label, href, isCurrent }) => (
        <li key={href}>
          <Link
            href={href}
            className={styles.entry}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={close}
          >
            {label}
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The menu of small screens. */
export function MenuDrawer({ links, categories, theme }: HeaderView) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const ThemeDrawing = theme.value === 'night' ? Sun : Moon;
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={headerStyles.tool}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        <Menu size={26} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>Menu</VisuallyHidden>
      </button>
      <Drawer isOpen={isOpen} onClose={close} label="Menu">
        <nav aria-label="Menu">
          <MenuList entries={links} close={close} />
          {categories.length > 0 && (
            <>
              <h3 className={styles.title}>Catégories</h3>
              <MenuList entries={categories} close={close} />
            </>
          )}
        </nav>
        <button type="button" className={styles.entry} onClick={theme.toggle}>
          {theme.label}
          <ThemeDrawing size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </Drawer>
    </div>
  );
}
