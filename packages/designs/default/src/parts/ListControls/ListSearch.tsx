import type { ProductListView } from '@teranga/core/catalogue';
import { useGo } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import styles from './ListSearch.module.css';
import { useSearchText } from './useSearchText.ts';

/** What the form's own fields say; the rest of the address goes along unseen when it is sent without script. */
const ownFields = new Set(['search', 'sort', 'onSale', 'page']);

function KeptFilters({ href }: { href: string }) {
  const query = new URLSearchParams(href.split('?')[1]);
  return [...query]
    .filter(([name]) => !ownFields.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The list's form: a search box, then its other controls. Works as a plain GET form too. */
export function ListSearch({ list, children }: { list: ProductListView; children: ReactNode }) {
  const go = useGo();
  const search = useSearchText(list, go);
  const send = (event: FormEvent) => {
    event.preventDefault();
    search.apply();
  };
  return (
    <search>
      <form action="/products" method="get" className={styles.form} onSubmit={send}>
        <KeptFilters href={list.searchHref('')} />
        <span className={styles.box}>
          <input
            type="search"
            name="search"
            className={styles.input}
            aria-label="Rechercher dans la liste"
            placeholder="Rechercher dans la liste"
            enterKeyHint="search"
            autoComplete="off"
            value={search.text}
            onChange={({ target }) => search.type(target.value)}
          />
          <button type="submit" className={styles.button}>
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            <VisuallyHidden>Rechercher</VisuallyHidden>
          </button>
        </span>
        {children}
      </form>
    </search>
  );
}
