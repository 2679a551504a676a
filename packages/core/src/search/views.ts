import type { PictureView } from '../media/picture.ts';
import type { PriceView } from '../pricing/priceView.ts';

/** A product that was found. */
export interface SearchResultView {
  id: string;
  href: string;
  name: string;
  brand: string | null;
  picture: PictureView | null;
  price: PriceView;
}

/** A link to a narrowed list. */
export interface SearchLinkView {
  label: string;
  href: string;
}

/** What stands below the field. */
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
  /** Where sending what is written leads. */
  submitHref: string;
  results: SearchResultsView;
  /** Said to who listens: how many were found, or that none was. */
  announcement: string;
  categories: SearchLinkView[];
  tags: SearchLinkView[];
}
