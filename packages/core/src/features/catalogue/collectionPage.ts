import { toFields } from '../../lib/wire/index.ts';
import { toCollections, type Collection } from './category.ts';
import { toProductPage, type ProductPage } from '../../domain/product/index.ts';

/** A collection with one page of its products. */
export interface CollectionPage {
  collection: Collection;
  page: ProductPage;
}

/** A requested collection page. */
export interface CollectionQuery {
  slug: string;
  page: number;
}

/** URL of a collection's page. */
export function collectionHref(slug: string, page = 1): string {
  return `/theme/${encodeURIComponent(slug)}${page > 1 ? `?page=${page}` : ''}`;
}

/** Page number of a URL; 1 when malformed. */
export function readCollectionPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/**
 * A collection, under `theme` or at the top level, with its products beside or inside it; null when
 * the response holds none.
 */
export function toCollectionPage(body: unknown): CollectionPage | null {
  const fields = toFields(body);
  const bare = fields['theme'] ?? body;
  const [collection] = toCollections([bare]);
  const page = toProductPage(fields['products'] ?? toFields(bare)['products'] ?? body);
  return collection && page ? { collection, page } : null;
}
