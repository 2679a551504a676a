import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Ellipsis } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './Menu.module.css';

interface MenuItem {
  label: string;
  run: () => void;
  /** Ends or deletes something. */
  isGrave?: boolean;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** `above`: for a button at the bottom of the window. */
  side?: 'below' | 'above';
}

/** Where each key of a menu leads, from an item's position. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A button with three dots that opens further actions. */
export function Menu({ label, items, side = 'below' }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const pressBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressBeside);
    return () => document.removeEventListener('pointerdown', pressBeside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') close();
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const all = [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    all[
      move(
        all.findIndex((item) => item === document.activeElement),
        all.length,
      )
    ]?.focus();
  };
  return (
    <div ref={box} className={styles.box}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.menu}
          data-side={side}
          onKeyDown={press}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              data-grave={item.isGrave || undefined}
              onClick={() => {
                close();
                item.run();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
