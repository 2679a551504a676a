import { highestXof, maxSearchLength } from '@teranga/contract/limits';
import { productSorts, type ProductSort } from '@teranga/contract/listing';

/** Filters of a product list. Null: not filtered. */
export interface ProductFilters {
  search: string | null;
  category: string | null;
  tag: string | null;
  brand: string | null;
  collection: string | null;
  priceMin: number | null;
  priceMax: number | null;
  onSale: boolean;
  sort: ProductSort;
  page: number;
}

/** The unfiltered list, from page 1. */
export const noFilters: ProductFilters = {
  search: null,
  category: null,
  tag: null,
  brand: null,
  collection: null,
  priceMin: null,
  priceMax: null,
  onSale: false,
  sort: 'default',
  page: 1,
};

/** The value of a filter that accepts everything. */
const allValue = 'all';
const longestName = 200;
const highestPage = 1_000_000;

/**
 * A parameter as text, the first one if it is repeated; empty when it is absent or contains control
 * characters.
 */
function readText(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? '';
  return /[\p{Cc}\p{Cs}]/u.test(text) ? '' : text.trim();
}

function readName(query: URLSearchParams, name: string): string | null {
  const text = readText(query, name);
  return text === '' || text.length > longestName || text.toLowerCase() === allValue ? null : text;
}

/** A text as a search; null when it is empty. */
export const toSearch = (text: string): string | null => text.slice(0, maxSearchLength).trim() || null;

/** A typed or pasted search as the server reads it: control characters separate its words. */
const readSearch = (query: URLSearchParams): string | null =>
  toSearch((query.get('search') ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' '));

/** Whether a search can find anything: signs alone are in no product. */
export const hasWords = (search: string): boolean => /[\p{L}\p{N}]/u.test(search);

function readWhole(query: URLSearchParams, name: string, highest: number): number | null {
  const text = readText(query, name);
  return /^\d{1,10}$/.test(text) && Number(text) <= highest ? Number(text) : null;
}

/** The filters in a URL; malformed values are treated as absent. */
export function readFilters(query: URLSearchParams): ProductFilters {
  return {
    search: readSearch(query),
    category: readName(query, 'category'),
    tag: readName(query, 'tag'),
    brand: readName(query, 'brand'),
    collection: readName(query, 'collection'),
    priceMin: readWhole(query, 'price_min', highestXof),
    priceMax: readWhole(query, 'price_max', highestXof),
    onSale: readText(query, 'onSale') === 'true',
    sort: productSorts.find((sort) => sort === readText(query, 'sort')) ?? 'default',
    page: Math.max(1, readWhole(query, 'page', highestPage) ?? 1),
  };
}

/** The parameters that `readFilters` reads. */
export const filterParameters = [
  'category',
  'collection',
  'tag',
  'brand',
  'search',
  'price_min',
  'price_max',
  'onSale',
  'sort',
  'page',
];

/** The filters as a query string in a fixed order; inactive filters are omitted. */
export function toQuery(filters: ProductFilters): string {
  const entries: [string, string | number | null][] = [
    ['category', filters.category],
    ['collection', filters.collection],
    ['tag', filters.tag],
    ['brand', filters.brand],
    ['search', filters.search],
    ['price_min', filters.priceMin],
    ['price_max', filters.priceMax],
    ['onSale', filters.onSale ? 'true' : null],
    ['sort', filters.sort === 'default' ? null : filters.sort],
    ['page', filters.page === 1 ? null : filters.page],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of entries) if (value !== null) query.set(name, String(value));
  return query.toString();
}

/** The address of a product list. */
export function productsHref(filters: Partial<ProductFilters>): string {
  const query = toQuery({ ...noFilters, ...filters });
  return query === '' ? '/products' : `/products?${query}`;
}

/**
 * Applies a change to the filters: back to page 1; a collection resets the category and vice versa.
 */
export function changeFilters(filters: ProductFilters, change: Partial<ProductFilters>): ProductFilters {
  const next = { ...filters, page: 1, ...change };
  if (change.collection) return { ...next, category: null };
  if (change.category) return { ...next, collection: null };
  return next;
}
