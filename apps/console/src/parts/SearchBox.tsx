import { useId, useEffect, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  search: (text: string) => void;
}

/** How long typing pauses before the search begins. */
const pauseMs = 300;

/** A search that begins while one types; «/» leads to it. */
export function SearchBox({ label, placeholder, value, search }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [sought, setSought] = useState(value);
  /** The path at which the text was typed. */
  const typedAt = useRef('');
  // The address changed by other means, such as the way back.
  if (value !== sought) {
    setSought(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === sought) return undefined;
    // A result that was opened meanwhile stays open, also while its screen is still loading.
    const timer = setTimeout(() => {
      if (window.location.pathname === typedAt.current) search(text.trim());
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, sought, search]);
  return (
    <search className={styles.box} data-search>
      <label htmlFor={id}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => {
          typedAt.current = window.location.pathname;
          setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A form around it is not meant.
          event.preventDefault();
          search(text.trim());
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            setText('');
            search('');
          }}
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Effacer la recherche</VisuallyHidden>
        </button>
      )}
    </search>
  );
}
