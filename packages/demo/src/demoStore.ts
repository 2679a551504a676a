import type {
  FeaturesWire,
  MarketplaceInfoWire,
  ImageWire,
  PriceRuleWire,
  SizeGuideWire,
  StoreInfoWire,
  VariationWire,
} from '@teranga/contract';

/**
 * A product as a demo store's data file writes it; dates of rules are days relative to the seeding.
 */
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
  /** Sold so far; best sellers are sorted by it. */
  sold: number;
  multiPricing: DemoPriceRule[];
  /** Files in the store's image folder. The first one is the product's main image. */
  images: ImageWire[];
  variations: DemoVariation[];
  /** Days before the seeding that it was added; new products are sorted by it. */
  addedDaysAgo: number;
}

/**
 * A price rule whose dates are days relative to the seeding, so that a demo never becomes outdated.
 */
export type DemoPriceRule = Omit<PriceRuleWire, 'startDate' | 'endDate'> & {
  startsInDays: number;
  endsInDays: number;
};

export type DemoVariation = Omit<VariationWire, 'multiPricing'> & { multiPricing?: DemoPriceRule[] };

export interface DemoService {
  id: string;
  name: string;
  description: string;
  image: string | null;
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
  /** Product ids; omitted: all products. */
  productIds?: string[];
}

/** The whole content of a demo store. */
export interface DemoStore {
  id: string;
  name: string;
  design: string;
  hosts: string[];
  /** A file in the store's image folder, or null. */
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
  /** Absolute folder of the images named above; seeding copies them into the store's own folder. */
  imagesFolder: string;
  /**
   * Writes the images generated at seeding (cut from an installed package, for instance) beside the
   * copied ones.
   */
  prepareImages?(targetFolder: string): Promise<void>;
}
