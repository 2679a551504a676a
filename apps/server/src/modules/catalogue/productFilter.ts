import { maxSearchLength, productSorts, type ProductSort, highestXof } from '@teranga/contract';
import { isWritable } from '../../platform/text/cleanText.ts';

/** The filter of a product list; null means no restriction. */
export interface ProductFilter {
  /** Id or name. */
  category: string | null;
  tag: string | null;
  brand: string | null;
  /** Id, slug or name. */
  collection: string | null;
  priceMin: number | null;
  priceMax: number | null;
  onSale: boolean;
  search: string | null;
  sort: ProductSort;
  page: number;
}

/** No restriction: all products, first page. */
export const noFilter: ProductFilter = {
  category: null,
  tag: null,
  brand: null,
  collection: null,
  priceMin: null,
  priceMax: null,
  onSale: false,
  search: null,
  sort: 'default',
  page: 1,
};

const maxNameLength = 200;
const maxPage = 1_000_000;
/** What filter lists send for «no filter». */
const everything = /^all$/i;

/** A parameter as text; null when it is absent, repeated, or not text. */
function textOf(query: unknown, name: string): string | null {
  if (typeof query !== 'object' || query === null) return null;
  const value = (query as Record<string, unknown>)[name];
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || everything.test(text) || !isWritable(text) ? null : text;
}

function nameOf(query: unknown, name: string): string | null {
  const text = textOf(query, name);
  return text === null || text.length > maxNameLength ? null : text;
}

function priceOf(query: unknown, name: string): number | null {
  const text = textOf(query, name);
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  return Math.min(Number(text), highestXof + 1);
}

/** The requested page; the first one when none is given or it is invalid. */
export function pageOf(query: unknown): number {
  const text = textOf(query, 'page');
  const page = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
}

/** Whether facet counts are requested too. */
export const wantsFacets = (query: unknown): boolean => textOf(query, 'facets') === 'true';

/** What a shopper searches for; null when it is nothing. */
export function searchOf(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('search' in query)) return null;
  if (typeof query.search !== 'string') return null;
  const text = query.search
    .slice(0, maxSearchLength)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
  return text === '' ? null : text;
}

/** Reads the query of GET /api/products, whose values its schema has checked. */
export function toProductFilter(query: unknown): ProductFilter {
  const sort = textOf(query, 'sort');
  return {
    category: nameOf(query, 'category'),
    tag: nameOf(query, 'tag'),
    brand: nameOf(query, 'brand'),
    collection: nameOf(query, 'collection'),
    priceMin: priceOf(query, 'price_min'),
    priceMax: priceOf(query, 'price_max'),
    onSale: textOf(query, 'onSale') === 'true',
    search: searchOf(query),
    sort: productSorts.find((each) => each === sort) ?? 'default',
    page: pageOf(query),
  };
}
