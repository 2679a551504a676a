import { productsHref, toSearch } from '@teranga/core/features/catalogue/filters';
import { useNavigate } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styles from './SearchForm.module.css';

/** A plain GET form, so that it finds things before any script has arrived. */
export function SearchForm({ className, onSent }: { className?: string | undefined; onSent?: () => void }) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    navigate(productsHref({ search: typeof text === 'string' ? toSearch(text) : null }));
    onSent?.();
  };
  return (
    <search className={className}>
      <form action="/products" method="get" className={styles.form} onSubmit={send}>
        <input
          className={styles.input}
          type="search"
          name="search"
          aria-label="Rechercher un article"
          placeholder="Que cherchez-vous ?"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.button}>
          <Search size={22} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Rechercher</VisuallyHidden>
        </button>
      </form>
    </search>
  );
}
