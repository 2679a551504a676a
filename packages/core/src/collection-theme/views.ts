import type { BeyondView, CrumbView, PaginationView, ProductCardView } from '../catalogue/views.ts';
import type { PictureView } from '../media/picture.ts';

/** /theme/{slug}. */
export type CollectionPageView =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  /** There is no such theme, or there no longer is. */
  | { status: 'missing' }
  | {
      status: 'ready';
      title: string;
      description: string;
      picture: PictureView | null;
      crumbs: CrumbView[];
      countLabel: string;
      cards: ProductCardView[];
      pagination: PaginationView | null;
      /** Null for any page but one behind the last. */
      beyond: BeyondView | null;
    };
