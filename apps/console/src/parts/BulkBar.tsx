import { Button } from '@teranga/ui/button';
import type { ReactNode } from 'react';
import { plural } from '../lib/format.ts';
import type { Selection } from '../lib/useSelection.ts';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  selection: Selection;
  /** What is chosen: «article», «commande». */
  noun: string;
  /** Its plural where that has no «s». */
  many?: string | undefined;
  /** Buttons of what can be done with all of them. */
  children: ReactNode;
}

/** What can be done with the chosen rows, at the bottom of the window while there are some. */
export function BulkBar({ selection, noun, many, children }: BulkBarProps) {
  const { size } = selection.keys;
  return (
    <section aria-label="Actions groupées" className={styles.place}>
      {size > 0 && (
        <div className={styles.bar}>
          <output className={styles.count}>{plural(size, noun, many)}</output>
          <div className={styles.ways}>{children}</div>
          <Button variant="plain" onClick={selection.clear}>
            Désélectionner
          </Button>
        </div>
      )}
    </section>
  );
}
