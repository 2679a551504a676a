import { offeredVariations } from '@teranga/core/domain/pricing';
import { nonBreakingSpaces } from '@teranga/core/domain/typography';
import type { Tx } from '../../platform/db/database.ts';
import { listedPriceAt } from './listedPrice.ts';
import { toPriced } from './offers.ts';
import { cleanLine, cleanWord } from '../../platform/text/cleanText.ts';
import { sanitizeRichText } from '../../platform/text/sanitizeRichText.ts';
import { InvalidProductError, type NewProduct, type NewVariation } from './newProduct.ts';
import { productErrors } from './productErrors.ts';
import { writeProductRows, type ProductRecord } from './writeProductRows.ts';
import { systemCause, type StockCause } from './stock/stockCause.ts';
import { bookStock } from './stock/stockLedger.ts';
import { unlimitedStock } from './stock/stockLine.ts';
import { lockVersioned, writeVersions } from './versions/productVersions.ts';

/** Products per statement: large enough to be fast, small enough to bound memory. */
const batchSize = 500;

/** What a batch may refer to: names of the store's categories by id, and ids of its collections. */
interface Known {
  categories: Map<string, string>;
  collections: Set<string>;
}

async function knownFor(tx: Tx, products: readonly NewProduct[]): Promise<Known> {
  const categories = await tx.query<{ id: string; name: string }>(
    'select id, name from categories where id = any($1)',
    [[...new Set(products.flatMap(({ categoryId }) => categoryId ?? []))]],
  );
  const collections = await tx.query<{ id: string }>('select id from collections where id = any($1)', [
    [...new Set(products.flatMap(({ collectionIds }) => collectionIds))],
  ]);
  return {
    categories: new Map(categories.rows.map(({ id, name }) => [id, name])),
    collections: new Set(collections.rows.map(({ id }) => id)),
  };
}

function referenceErrors({ categoryId, collectionIds }: NewProduct, known: Known): string[] {
  return [
    ...(categoryId === null || known.categories.has(categoryId)
      ? []
      : [`Son rayon « ${categoryId} » n’existe pas.`]),
    ...collectionIds
      .filter((id) => !known.collections.has(id))
      .map((id) => `Sa collection « ${id} » n’existe pas.`),
  ];
}

function toRecord(product: NewProduct, known: Known, now: Date): ProductRecord {
  const errors = [...productErrors(product), ...referenceErrors(product, known)];
  if (errors.length > 0) throw new InvalidProductError(product.id, errors);
  const tags = [...new Set(product.tags.map(cleanWord))].filter((tag) => tag !== '');
  const brand = product.brand === null ? null : cleanLine(product.brand) || null;
  const sku = cleanWord(product.sku);
  const listed = listedPriceAt(toPriced(product), offeredVariations(product.variations).map(toPriced), now);
  return {
    id: product.id,
    sku,
    name: nonBreakingSpaces(cleanLine(product.name)),
    description: sanitizeRichText(product.description),
    brand,
    category_id: product.categoryId,
    search_terms: [brand, known.categories.get(product.categoryId ?? ''), sku, ...tags]
      .filter(Boolean)
      .join(' '),
    picture: product.gallery[0]?.name ?? null,
    picture_color: product.pictureColor ?? null,
    gallery: product.gallery.map(({ name, alt }) => ({ name, alt: cleanLine(alt) })),
    measurement: product.measurement ?? null,
    base_price: product.sellingPrice,
    price_rules: product.multiPricing,
    listed_price: listed.price,
    listed_base: listed.base,
    listed_until: listed.until,
    has_variations: product.variations.length > 0,
    quantity: stockOf(product),
    track_stock: product.variations.length > 0 || (product.trackStock ?? true),
    sold: product.sold ?? null,
    added_at: product.addedAt?.toISOString() ?? null,
    is_published: product.isPublished ?? null,
    tags,
    collection_ids: [...new Set(product.collectionIds)],
    variations: product.variations.map((variation, position) => ({
      sku: cleanWord(variation.sku),
      position,
      is_enabled: variation.isEnabled,
      quantity: unitsOf(variation),
      track_stock: variation.trackStock ?? true,
      base_price: variation.sellingPrice,
      price_rules: variation.multiPricing,
      picture: variation.picture,
      pictures: variation.pictures,
      options: variation.options.map((option) => ({
        ...option,
        name: cleanLine(option.name),
        value: cleanLine(option.value),
        ...(option.shortValue === undefined ? {} : { shortValue: cleanLine(option.shortValue) }),
      })),
    })),
  };
}

const unitsOf = ({ trackStock = true, quantity }: Pick<NewVariation, 'trackStock' | 'quantity'>): number =>
  trackStock ? quantity : unlimitedStock;

function stockOf(product: NewProduct): number {
  const { variations } = product;
  if (variations.length === 0) return unitsOf(product);
  return variations.reduce((sum, variation) => sum + (variation.isEnabled ? unitsOf(variation) : 0), 0);
}

/**
 * Upserts products by unique id, with a version for each change; `cause` says why. Throws
 * `InvalidProductError` for the first invalid product, with nothing of its batch written.
 */
export async function upsertProducts(
  tx: Tx,
  products: readonly NewProduct[],
  now: Date,
  cause: StockCause = systemCause('import'),
): Promise<void> {
  for (let start = 0; start < products.length; start += batchSize) {
    const batch = products.slice(start, start + batchSize);
    const known = await knownFor(tx, batch);
    // Rows are locked in the order of their ids, as orders lock them, to prevent deadlocks.
    const records = batch
      .map((product) => toRecord(product, known, now))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const ids = records.map(({ id }) => id);
    await lockVersioned(tx, ids);
    await writeProductRows(tx, records);
    await bookStock(tx, ids, cause);
    await writeVersions(tx, ids, cause.actor, cause.note);
  }
}

/** Writes one product. */
export const upsertProduct = (tx: Tx, product: NewProduct, now: Date, cause?: StockCause): Promise<void> =>
  upsertProducts(tx, [product], now, cause);

/**
 * Removes products from the catalogue and from carts; orders are unaffected. Returns the number
 * removed.
 */
export async function deleteProducts(
  tx: Tx,
  ids: readonly string[],
  cause: StockCause = systemCause('correction'),
): Promise<number> {
  const { rowCount } = await tx.query('delete from products where id = any($1)', [ids]);
  await bookStock(tx, ids, cause);
  return rowCount;
}
