import type { ProductListView } from '@teranga/core/catalogue';
import { useGo } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Search } from 'lucide-react';
import styles from './SearchBox.module.css';
import { useSearchText } from './useSearchText.ts';

/** Looks for words within the list. */
export function SearchBox({ list, className }: { list: ProductListView; className?: string | undefined }) {
  const { text, type } = useSearchText(list, useGo());
  return (
    <span className={classNames(styles.box, className)}>
      <input
        type="search"
        name="search"
        className={styles.input}
        aria-label="Rechercher dans la liste"
        placeholder="Rechercher dans la liste"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className={styles.button}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>Rechercher</VisuallyHidden>
      </button>
    </span>
  );
}
