import type {
  FeaturesWire,
  MarketplaceInfoWire,
  PictureWire,
  PriceRuleWire,
  SizeGuideWire,
  StoreInfoWire,
  VariationWire,
} from '@teranga/contract';

/** A product as a demo store's data file writes it; dates of rules are days from the day of seeding. */
export interface DemoProduct {
  /** Readable and unique in its store: it is the product's address, `/products/{id}`. */
  id: string;
  sku: string;
  name: string;
  /** HTML. */
  description: string;
  brand: string | null;
  /** A category's name. */
  category: string;
  tags: string[];
  /** Collections' slugs. */
  collections: string[];
  /** FCFA. With variations: the lowest of theirs. */
  sellingPrice: number;
  /** Without variations; with them it is their sum. */
  quantity: number;
  /** Sold so far: what best sellers are ordered by. */
  sold: number;
  multiPricing: DemoPriceRule[];
  /** The first one is the product's picture. Files of the store's pictures folder. */
  pictures: PictureWire[];
  variations: DemoVariation[];
  /** Days before the seeding that it was added: what new products are ordered by. */
  addedDaysAgo: number;
}

/** A price rule whose dates count in days from the seeding, so that a demo never goes stale. */
export type DemoPriceRule = Omit<PriceRuleWire, 'startDate' | 'endDate'> & {
  startsInDays: number;
  endsInDays: number;
};

export type DemoVariation = Omit<VariationWire, 'multiPricing'> & { multiPricing?: DemoPriceRule[] };

export interface DemoService {
  id: string;
  name: string;
  description: string;
  picture: string | null;
  isAvailable: boolean;
  category: { id: string; name: string };
}

/** A promo code of a demo store. */
export interface DemoPromo {
  code: string;
  isPercentage: boolean;
  amount: number;
  minimumSubtotal?: number;
  maxUses?: number;
  maxUsesPerContact?: number;
  /** Products' ids; left out: all. */
  productIds?: string[];
}

/** A demo store's whole content. */
export interface DemoStore {
  id: string;
  name: string;
  design: string;
  hosts: string[];
  /** File of the store's pictures folder, or null. */
  logo: string | null;
  categories: { id: string; name: string; image: string | null; isPopular: boolean }[];
  collections: { id: string; name: string; slug: string; description: string; image: string | null }[];
  products: DemoProduct[];
  services: DemoService[];
  promos?: DemoPromo[];
  marketplaceInfo: MarketplaceInfoWire;
  storeInfo: StoreInfoWire;
  sizeGuide: SizeGuideWire | null;
  features: FeaturesWire;
  /** Absolute folder of the pictures named above; at seeding they are copied into the store's own folder. */
  picturesFolder: string;
  /** Writes the pictures that are made at seeding (cut from an installed package, say) beside the copied ones. */
  preparePictures?(targetFolder: string): Promise<void>;
}
