import type { ProductListView } from '@teranga/core/features/catalogue';
import { useNavigate } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Search } from 'lucide-react';
import styles from './SearchBox.module.css';
import { useSearchText } from './useSearchText.ts';

/** Searches within the list. */
export function SearchBox({ list }: { list: ProductListView }) {
  const { text, type } = useSearchText(list, useNavigate());
  return (
    <span className={styles.box}>
      <input
        type="search"
        name="search"
        className={styles.input}
        aria-label="Rechercher dans la liste"
        placeholder="Rechercher"
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
