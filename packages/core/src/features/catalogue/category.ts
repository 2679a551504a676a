import {
  toCount,
  toFields,
  toList,
  toNameOrNull,
  toRecordId,
  toRows,
  toText,
  toTextOrNull,
} from '../../lib/wire/index.ts';
import { toProductSummary, type ProductSummary } from '../../domain/product/index.ts';

/** A thing to narrow a list by: a brand or a tag. */
export interface Named {
  name: string;
  /** How many products it holds; null when unknown. */
  count: number | null;
}

/** A category of products. */
export interface Category extends Named {
  id: string;
  image: string | null;
}

/** A category with some of its products. */
export interface CategoryWithProducts extends Category {
  products: ProductSummary[];
}

/** A collection. */
export interface Collection {
  id: string;
  /** What lists show and filter by. */
  title: string;
  slug: string;
  description: string;
  image: string | null;
}

function toNamed(value: unknown): Named | null {
  const fields = toFields(value);
  const name = toNameOrNull(value) ?? toTextOrNull(fields['category_name']);
  if (name === null) return null;
  return { name, count: fields['count'] === undefined ? null : toCount(fields['count']) };
}

function toCategory(value: unknown): Category | null {
  const named = toNamed(value);
  if (named === null) return null;
  const fields = toFields(value);
  return { ...named, id: toRecordId(fields) ?? named.name, image: toNameOrNull(fields['image']) };
}

/** Brands or tags, as texts or as objects. */
export function toNamedList(body: unknown): Named[] {
  return toList(toRows(body), toNamed);
}

/** The categories in an answer. */
export function toCategories(body: unknown): Category[] {
  return toList(toRows(body), toCategory);
}

/** Categories with products; empty ones are omitted. */
export function toCategorySections(body: unknown): CategoryWithProducts[] {
  return toList(toRows(body), (item) => {
    const category = toCategory(item);
    const products = toList(toFields(item)['items'], toProductSummary);
    return category && products.length > 0 ? { ...category, products } : null;
  });
}

/** The collections in a response; those without a title are omitted. */
export function toCollections(body: unknown): Collection[] {
  return toList(toRows(body), (item) => {
    const fields = toFields(item);
    const title = toTextOrNull(fields['title']) ?? toTextOrNull(fields['name']);
    if (title === null) return null;
    const slug = toText(fields['slug']) || title;
    return {
      id: toRecordId(fields) ?? slug,
      title,
      slug,
      description: toText(fields['description']),
      image: toNameOrNull(fields['image']),
    };
  });
}
