import type { ProductListView } from '@teranga/core/features/catalogue';
import { useNavigate } from '@teranga/design-kit/navigation';
import type { FormEvent, ReactNode } from 'react';

/**
 * Names of the form's own fields; hidden inputs carry the rest of the query when it is submitted
 * without scripts.
 */
const ownFields = new Set(['search', 'sort', 'onSale', 'page']);

function HiddenFilters({ href }: { href: string }) {
  const query = new URLSearchParams(href.split('?')[1]);
  return [...query]
    .filter(([name]) => !ownFields.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/**
 * A plain GET form of the list; with scripts, submitting it navigates to the results for the typed
 * text.
 */
export function ListForm({
  list,
  className,
  children,
}: {
  list: ProductListView;
  className?: string | undefined;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    const search = typeof text === 'string' ? text.trim() : '';
    if (search !== list.search) navigate(list.searchHref(search));
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
