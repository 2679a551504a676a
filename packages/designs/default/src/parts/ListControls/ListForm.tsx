import type { ProductListView } from '@teranga/core/catalogue';
import { useGo } from '@teranga/design-kit/navigation';
import type { FormEvent, ReactNode } from 'react';

/** What the form's own fields say; the rest of the address goes along unseen when it is sent without script. */
const ownFields = new Set(['search', 'sort', 'onSale', 'page']);

function HiddenFilters({ href }: { href: string }) {
  const query = new URLSearchParams(href.split('?')[1]);
  return [...query]
    .filter(([name]) => !ownFields.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** A plain GET form of the list; with script, sending it goes to the list for the text that was typed. */
export function ListForm({
  list,
  className,
  onSent,
  children,
}: {
  list: ProductListView;
  className?: string | undefined;
  onSent?: () => void;
  children: ReactNode;
}) {
  const go = useGo();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    const wanted = typeof text === 'string' ? text.trim() : '';
    if (wanted !== list.search) go(list.searchHref(wanted));
    onSent?.();
  };
  return (
    <search aria-label="Dans la liste">
      <form action="/products" method="get" className={className} onSubmit={send}>
        <HiddenFilters href={list.searchHref('')} />
        {children}
      </form>
    </search>
  );
}
