import type { MissingMode, StockMode } from '@teranga/contract/admin';
import type { CollectionDraft, ImageDraft } from '../draft.ts';

/** How drafts are applied to a store. */
export interface ApplyContext {
  stock: StockMode;
  /** What becomes of what the store has and the file does not name. */
  missing: MissingMode;
  now: Date;
  /** The id of a category by its name; one that the store does not have is created with it. */
  categoryIdOf(name: string, suggestedId?: string): string;
  /** The id of a collection; one that the store does not have is created. */
  collectionIdOf(collection: CollectionDraft): string;
  /** The stored file of an image; null: it has to be fetched. */
  imageNameOf(url: string): string | null;
}

/** Images of a product of which some have to be fetched. */
export interface WantedImages {
  /** Empty for the gallery. */
  sku: string;
  images: (ImageDraft & { name: string | null; alt: string })[];
}
