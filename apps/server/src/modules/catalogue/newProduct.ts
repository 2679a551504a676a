import type { ImageWire, PriceRuleWire, VariationOptionWire } from '@teranga/contract';

/** A variation as it is written. */
export interface NewVariation {
  /** Unique within its product: the key of carts and orders. */
  sku: string;
  isEnabled: boolean;
  quantity: number;
  /** False: no stock limit; `quantity` is ignored. If omitted, stock is tracked. */
  trackStock?: boolean;
  /** An integer in FCFA. */
  sellingPrice: number;
  multiPricing: PriceRuleWire[];
  /** File name among the store's images, or null for the product's own. */
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
  /** An integer in FCFA; with variations, the lowest of theirs. */
  sellingPrice: number;
  /** Units in stock; ignored with variations, whose sum is stored instead. */
  quantity: number;
  /** False: no stock limit; `quantity` is ignored. If omitted, stock is tracked. */
  trackStock?: boolean;
  multiPricing: PriceRuleWire[];
  /** The first one is the product's main image. */
  gallery: ImageWire[];
  /** `#rrggbb`, the placeholder colour while the image loads. */
  pictureColor?: string | null;
  variations: NewVariation[];
  measurement?: { isMeasurable: boolean; unit: string | null } | null;
  /** If omitted, an existing product's value stays and a new product is published. */
  isPublished?: boolean;
  /** Units sold so far; if omitted, an existing product's value stays. */
  sold?: number;
  /**
   * Creation time; if omitted, an existing product's value stays and a new product gets the current
   * time.
   */
  addedAt?: Date;
}

/** A product that must not be written. Each error is a French sentence for its author. */
export class InvalidProductError extends Error {
  override name = 'InvalidProductError';
  readonly productId: string;
  readonly errors: readonly string[];

  constructor(productId: string, errors: readonly string[]) {
    super(`Le produit « ${productId} » ne peut pas être vendu ainsi. ${errors.join(' ')}`);
    this.productId = productId;
    this.errors = errors;
  }
}
