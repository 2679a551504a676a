import type { ImageView } from '../../domain/media/index.ts';
import type { PriceView } from '../../domain/pricing/index.ts';

/** A product that was found. */
export interface SearchResultView {
  id: string;
  href: string;
  name: string;
  brand: string | null;
  image: ImageView | null;
  price: PriceView;
}

/** A link to a narrowed list. */
export interface SearchLinkView {
  label: string;
  href: string;
}

/** Content below the search field. */
export type SearchResultsView =
  /** Too little is written to search for. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'none'; text: string }
  | {
      status: 'found';
      /** 'Résultats Produits (N)' */
      title: string;
      results: SearchResultView[];
      /** 'Afficher tous les N résultats', when there are more than are shown. */
      more: SearchLinkView | null;
    };

/** The search dialog. */
export interface SearchView {
  text: string;
  write: (text: string) => void;
  longestText: number;
  /** URL opened on submit. */
  submitHref: string;
  results: SearchResultsView;
  /** Screen reader announcement: number of results, or none. */
  announcement: string;
  categories: SearchLinkView[];
  tags: SearchLinkView[];
}
