import type { Xof } from '../../domain/money/index.ts';

/** Metadata of a page for search engines and link previews (catalogue, section 1). */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: string;
  /** Absolute or relative to the site; absent: the store's logo. */
  image?: string;
  /**
   * The page's preview image name, such as `products/robe-wax`; absent: the store's own preview.
   */
  preview?: string;
  /** Path and query of the canonical URL; absent: no canonical tag. */
  canonical?: string;
  noindex?: boolean;
  /** Price of the page's product, in FCFA. */
  price?: Xof;
  /** Structured data, written as JSON-LD. */
  structuredData?: Record<string, unknown>[];
}
