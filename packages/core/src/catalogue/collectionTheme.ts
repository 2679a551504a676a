import { toFields } from '../api/readWire.ts';
import { toCollections, type Collection } from './category.ts';
import { toProductPage, type ProductPage } from './product.ts';

/** A collection theme with a page of its products. */
export interface CollectionPage {
  theme: Collection;
  page: ProductPage;
}

/** A theme asked for. */
export interface ThemeQuery {
  slug: string;
  page: number;
}

/** The address of a theme's page. */
export function collectionHref(slug: string, page = 1): string {
  return `/theme/${encodeURIComponent(slug)}${page > 1 ? `?page=${page}` : ''}`;
}

/** The page an address asks for; a malformed one is the first. */
export function readCollectionPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** A theme, under `theme` or bare, with its products beside it or within it; null when the answer holds none. */
export function toCollectionTheme(body: unknown): CollectionPage | null {
  const fields = toFields(body);
  const bare = fields['theme'] ?? body;
  const [theme] = toCollections([bare]);
  const page = toProductPage(fields['products'] ?? toFields(bare)['products'] ?? body);
  return theme && page ? { theme, page } : null;
}
