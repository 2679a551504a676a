import { Button } from '@teranga/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  /** How many filters are set. */
  count: number;
  clear: () => void;
  children: ReactNode;
}

/** A button that shows the filters below it. */
export function FilterPanel({ count, clear, children }: FilterPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        variant="quiet"
        ref={opener}
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>Filtres</span>
        {count > 0 && ` (${count})`}
      </Button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && <div className={styles.fields}>{children}</div>}
        {isOpen && (
          <div className={styles.ways}>
            {/* Always there: it would push the list away under the finger. */}
            <Button variant="plain" className={count === 0 ? styles.unused : undefined} onClick={clear}>
              Retirer les filtres
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            >
              Voir la liste
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
