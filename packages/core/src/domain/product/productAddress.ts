/** The address of a product's page. */
export function productHref(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}

/** The parameter that names the chosen variation in the address of a product's page. */
const variationParam = 'variation';

/** A page's query, and the function that changes its address. */
export interface PageAddress {
  query: URLSearchParams;
  go: (href: string, options: { replace: true }) => void;
}

/**
 * A product's page names the chosen variation in its address, so that reloading, going back and
 * sharing keep it.
 */
export type ProductAddress = PageAddress;

/** The variation named in a product page's URL; null for none. */
export function readVariation(query: URLSearchParams): string | null {
  return query.get(variationParam);
}

/**
 * URL of a product page with a variation selected, or none; other `query` parameters are preserved.
 */
export function variationHref(productId: string, sku: string | null, query?: URLSearchParams): string {
  const next = new URLSearchParams(query);
  if (sku !== null) next.set(variationParam, sku);
  const written = next.toString();
  return productHref(productId) + (written && `?${written}`);
}
