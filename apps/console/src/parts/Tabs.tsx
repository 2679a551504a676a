import { useLayoutEffect, useRef } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  current: string;
  choose: (value: string) => void;
  tabs: readonly { value: string; label: string; count?: number | undefined }[];
}

/** Scrolls the row of tabs to the chosen one, with part of the tab before it. */
function reveal(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - tab.offsetWidth;
}

/** Views of one list, with how much is in each. */
export function Tabs({ label, current, choose, tabs }: TabsProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  // The counts arrive after the tabs and make them wider.
  const counts = tabs.map(({ count }) => count).join();
  useLayoutEffect(() => reveal(chosen.current), [current, counts]);
  return (
    <nav aria-label={label} className={styles['tabs']}>
      {tabs.map(({ value, label: text, count }) => (
        <button
          key={value}
          ref={value === current ? chosen : null}
          type="button"
          className={styles['tab']}
          aria-current={value === current}
          onClick={() => choose(value)}
        >
          {text} {count !== undefined && <span className={styles['count']}>{count}</span>}
        </button>
      ))}
    </nav>
  );
}
