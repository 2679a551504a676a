import type { Xof } from '../money/money.ts';

/** What a page says of itself to search engines and link previews (catalogue, section 1). */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: string;
  /** Absolute or relative to the site; absent: the store's logo. */
  image?: string;
  /** The page's name among the preview pictures, such as `products/robe-wax`; absent: the store's own. */
  preview?: string;
  /** Path and query of the page's one true address; absent: none is said. */
  canonical?: string;
  noindex?: boolean;
  /** What is sold there costs, in FCFA. */
  price?: Xof;
  /** Structured data, written as JSON-LD. */
  structuredData?: Record<string, unknown>[];
}
