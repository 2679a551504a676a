import { useLayoutEffect, useRef } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  current: string;
  choose: (value: string) => void;
  tabs: readonly { value: string; label: string; count?: number | undefined }[];
}

/** Scrolls the row of tabs to the chosen one, with part of the tab before it. */
function reveal(tab: HTMLElement | null | undefined): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - tab.offsetWidth;
}

/** Views of one list, with how much is in each. */
export function Tabs({ label, current, choose, tabs }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  // The counts arrive after the tabs and make them wider.
  const widths = `${current} ${tabs.map(({ count }) => count).join()}`;
  const revealed = useRef('');
  useLayoutEffect(() => {
    if (revealed.current === widths) return;
    revealed.current = widths;
    reveal(row.current?.querySelector<HTMLElement>('[aria-current=true]'));
  }, [widths]);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {tabs.map(({ value, label: text, count }) => (
        <button
          key={value}
          type="button"
          className={styles.tab}
          aria-current={value === current}
          onClick={() => choose(value)}
        >
          {text} {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </nav>
  );
}
