import type { PictureWire, PriceRuleWire, VariationOptionWire } from '@teranga/contract';

/** A variation as it is written. */
export interface NewVariation {
  /** Unique within its product: what a cart and an order name it by. */
  sku: string;
  isEnabled: boolean;
  quantity: number;
  /** Whole FCFA. */
  sellingPrice: number;
  multiPricing: PriceRuleWire[];
  /** File name of the store's pictures, or null for the product's own. */
  picture: string | null;
  pictures: string[];
  options: VariationOptionWire[];
}

/** A product as the importer, the demo stores and a back office write it. */
export interface NewProduct {
  /** A slug, unique in its store: the product's address. */
  id: string;
  sku: string;
  name: string;
  /** HTML from anywhere: it is sanitised here. */
  description: string;
  brand: string | null;
  /** Of a category that exists. */
  categoryId: string | null;
  tags: string[];
  /** Of collections that exist. */
  collectionIds: string[];
  /** Whole FCFA; with variations, the lowest of theirs. */
  sellingPrice: number;
  /** Units in stock; with variations it is not read: their sum is kept. */
  quantity: number;
  multiPricing: PriceRuleWire[];
  /** The first one is the product's picture. */
  gallery: PictureWire[];
  /** `#rrggbb`, shown while the picture loads. */
  pictureColor?: string | null;
  variations: NewVariation[];
  measurement?: { isMeasurable: boolean; unit: string | null } | null;
  /** Units sold so far; without it, an existing product keeps its own. */
  sold?: number;
  /** When it was added; without it, an existing product keeps its own and a new one is new now. */
  addedAt?: Date;
}

/** A product that may not be written. Each fault is a French sentence for whoever wrote it. */
export class InvalidProductError extends Error {
  override name = 'InvalidProductError';
  readonly productId: string;
  readonly faults: readonly string[];

  constructor(productId: string, faults: readonly string[]) {
    super(`Le produit « ${productId} » ne peut pas être vendu ainsi. ${faults.join(' ')}`);
    this.productId = productId;
    this.faults = faults;
  }
}
