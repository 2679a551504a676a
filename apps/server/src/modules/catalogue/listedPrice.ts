import { fromPrice, nextChangeOf, type Priced } from '@teranga/core/domain/pricing';

/** What lists filter and sort by: a price, and until when it holds. */
export interface ListedPrice {
  price: number;
  /** Before its rules. */
  base: number;
  /** As PostgreSQL reads it; `infinity` when the price never changes. */
  until: string;
}

/** The price at `now` of a product with these variations on offer, and the moment it may change. */
export function listedPriceAt(product: Priced, offers: readonly Priced[], now: Date): ListedPrice {
  const { base, price } = fromPrice(product, offers, now.getTime());
  const change = nextChangeOf([product, ...offers], now.getTime());
  return { price, base, until: change === null ? 'infinity' : new Date(change).toISOString() };
}
