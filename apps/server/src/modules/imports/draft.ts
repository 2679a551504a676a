import type { PriceRuleWire, VariationOptionWire } from '@teranga/contract';

/** A price as shoppers see it: what they pay, and the crossed-out price above it. In FCFA. */
export interface ShownPrice {
  kind: 'shown';
  price?: number;
  compareAt?: number | null;
}

/** A regular price and a sale price, which may be dated. In FCFA; dates are ISO 8601. */
export interface RegularPrice {
  kind: 'regular';
  regular?: number;
  sale?: number | null;
  from?: string | null;
  until?: string | null;
}

/** The price exactly as the catalogue stores it. */
export interface ExactPrice {
  kind: 'exact';
  sellingPrice?: number;
  multiPricing?: PriceRuleWire[];
}

export type PriceDraft = ShownPrice | RegularPrice | ExactPrice;

/** Units in stock, or no limit. */
export type StockDraft = { trackStock: true; quantity: number } | { trackStock: false };

export interface ImageDraft {
  url: string;
  /** Absent when the file has no such column. */
  alt?: string;
}

/** What a file says of a variation; a field that it does not name is absent and stays as it is. */
export interface VariationDraft {
  line: number;
  sku: string;
  /** The file gives no SKU: this one is made from the options. */
  isSkuDerived?: boolean;
  options?: VariationOptionWire[];
  isEnabled?: boolean;
  price?: PriceDraft;
  stock?: StockDraft;
  /** URL of its main image; null for the product's own. */
  picture?: string | null;
  /** URLs of its images; absent: only the main one. */
  pictures?: string[];
}

/** A collection that a product is in; it is created when the store does not have it. */
export interface CollectionDraft {
  id: string;
  name: string;
  slug: string;
}

/** What a file says of a product; a field that it does not name is absent and stays as it is. */
export interface ProductDraft {
  /** Where it begins in the file. */
  line: number;
  /** Its address when the file gives one; else it is found by its SKU, or made from its name. */
  id?: string;
  sku?: string;
  name?: string;
  description?: string;
  brand?: string | null;
  /** By name. */
  category?: string | null;
  /** The id of a category that is created for it. */
  categoryId?: string;
  tags?: string[];
  collections?: CollectionDraft[];
  measurement?: { isMeasurable: boolean; unit: string | null } | null;
  isPublished?: boolean;
  addedAt?: string;
  price?: PriceDraft;
  stock?: StockDraft;
  images?: ImageDraft[];
  variations?: VariationDraft[];
  /** Why it is left aside when the store does not have it; absent: it is created. */
  onlyIfKnown?: string;
}

/** How a draft is named to the operator. */
export const draftLabel = ({ name, sku, id, line }: ProductDraft): string =>
  name || sku || id || `ligne ${line}`;
