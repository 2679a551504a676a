import { useState } from 'react';
import { maxSearchLength } from '@teranga/contract/limits';
import { unlessOffline } from '../../lib/api/index.ts';
import {
  categoriesApi,
  hasWords,
  productsHref,
  toSearch as toListSearch,
  useProductCards,
} from '../catalogue/index.ts';
import { searchApi } from './searchApi.ts';
import { useSettled } from './useSettled.ts';
import type { SearchLinkView, SearchResultsView, SearchView } from './views.ts';

/** Milliseconds of pause in typing before a search runs. */
export const searchPauseMs = 500;
/** The fewest characters that are searched for. */
export const shortestSearch = 2;
/** How many products are shown at most. */
export const shownResults = 4;
/** Shown when the search fails. */
const searchFailureText = 'Failed to load products. Please try again later.';

/** What runs the search: trimmed, and empty while there is too little of it. */
export function toSearch(text: string): string {
  const trimmed = text.trim();
  return trimmed.length < shortestSearch ? '' : trimmed;
}

const links = (
  named: readonly { name: string }[] | undefined,
  hrefOf: (name: string) => string,
): SearchLinkView[] => (named ?? []).map(({ name }) => ({ label: name, href: hrefOf(name) }));

const nothingFor = (text: string): SearchResultsView => ({
  status: 'none',
  text: `Aucun produit trouvé pour "${text}".`,
});

/** Results for a debounced text; loading while it is still changing. */
function useResults(wanted: string): SearchResultsView {
  // Of signs alone the answer is known.
  const requested = hasWords(wanted) ? (toListSearch(wanted) ?? '') : '';
  const settled = useSettled(requested, searchPauseMs);
  const isSettled = requested === settled;
  const query = searchApi.useSearchProductsQuery(settled, { skip: settled === '' });
  // Only the latest search's response: a late one for an earlier text has its own cache entry.
  const found = query.currentData;
  const cards = useProductCards(found?.products);
  if (wanted === '') return { status: 'idle' };
  if (requested === '') return nothingFor(wanted);
  if (!isSettled || query.isFetching) return { status: 'loading' };
  if (!found) {
    return query.isError
      ? {
          status: 'failed',
          message: unlessOffline(query.error, searchFailureText),
          retry: () => void query.refetch(),
        }
      : { status: 'loading' };
  }
  const { total } = found;
  if (total === 0 || cards.length === 0) return nothingFor(settled);
  return {
    status: 'found',
    title: `Résultats Produits (${total})`,
    results: cards.slice(0, shownResults),
    more:
      total > shownResults
        ? { label: `Afficher tous les ${total} résultats`, href: productsHref({ search: settled }) }
        : null,
  };
}

/** Screen reader announcement of the results. */
function announcementOf(results: SearchResultsView): string {
  if (results.status === 'found') return results.title;
  if (results.status === 'none') return results.text;
  return results.status === 'loading' ? 'Recherche en cours…' : '';
}

/** The search dialog. */
export function useSearch(): SearchView {
  const [text, setText] = useState('');
  const results = useResults(toSearch(text));
  const { data: categories } = categoriesApi.useGetPopularCategoriesQuery();
  const { data: tags } = categoriesApi.useGetPopularTagsQuery();
  return {
    text,
    write: (next) => setText(next.slice(0, maxSearchLength)),
    longestText: maxSearchLength,
    submitHref: productsHref({ search: toListSearch(text) }),
    results,
    announcement: announcementOf(results),
    categories: links(categories, (category) => productsHref({ category })),
    tags: links(tags, (tag) => productsHref({ tag })),
  };
}
