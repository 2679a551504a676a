import type { BeyondView, CrumbView, PaginationView, ProductCardView } from '../index.ts';
import type { ImageView } from '../../../domain/media/index.ts';

/** The collection page, /theme/{slug}. */
export type CollectionPageView =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  /** The collection does not exist, or no longer exists. */
  | { status: 'missing' }
  | {
      status: 'ready';
      title: string;
      description: string;
      image: ImageView | null;
      crumbs: CrumbView[];
      countLabel: string;
      cards: ProductCardView[];
      pagination: PaginationView | null;
      /** Null for any page but one behind the last. */
      beyond: BeyondView | null;
    };
