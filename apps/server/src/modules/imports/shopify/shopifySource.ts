import { createHash } from 'node:crypto';
import { isSlug, slugOf } from '../../../platform/text/slug.ts';
import { findColumns } from '../csv/columns.ts';
import type { ImageDraft, ProductDraft } from '../draft.ts';
import { nameOfHtml, toParagraphs } from '../richDescription.ts';
import { RowCells } from '../rowCells.ts';
import type { DraftContext, Source } from '../source.ts';
import { shopifyColumns } from './shopifyColumns.ts';
import { readShopifyRow, type ShopifyRow } from './shopifyRow.ts';
import { isPlain, variationsOf } from './shopifyVariants.ts';

const hashLength = 8;
const longestReadable = 80;

/**
 * A handle that is a valid slug is the id; any other is reduced to its readable part and a hash.
 */
function idOf(handle: string): string {
  if (isSlug(handle)) return handle;
  const hash = createHash('sha256').update(handle).digest('hex').slice(0, hashLength);
  const readable = slugOf(handle).slice(0, longestReadable).replace(/-$/, '');
  return `${readable || 'article'}-${hash}`;
}

function imagesOf(rows: ShopifyRow[]): ImageDraft[] {
  const images = rows.flatMap(({ image }) => image ?? []).sort((a, b) => a.position - b.position);
  const firstByUrl = new Map(images.map((image) => [image.url, image] as const).toReversed());
  return [...new Set(images.map(({ url }) => url))].map((url) => {
    const alt = firstByUrl.get(url)?.alt;
    return { url, ...(alt !== undefined && { alt }) };
  });
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What the product's first line says of all of it. */
function fieldsOf(first: ShopifyRow): Partial<ProductDraft> {
  const { title, body, vendor, category, tags, isPublished } = first;
  return {
    ...(title && { name: title }),
    ...(body !== undefined && { description: toParagraphs(body) }),
    ...(vendor !== undefined && { brand: vendor || null }),
    ...(category !== undefined && { category: nameOfHtml(category) || null }),
    ...(tags !== undefined && { tags: listed(tags) }),
    ...(isPublished !== undefined && { isPublished }),
  };
}

function toDraft(rows: ShopifyRow[], { notes }: DraftContext): ProductDraft | null {
  // The option names are on the line of the title, wherever that is.
  const first = rows.find(({ title }) => title) ?? rows[0];
  if (!first) return null;
  if (first.isGiftCard) {
    notes.skipped.add('cartes cadeaux, que la boutique ne sait pas vendre', first.title ?? first.handle);
    return null;
  }
  const variants = [first, ...rows.filter((row) => row !== first)].filter(({ holdsVariant }) => holdsVariant);
  const [only] = variants;
  const own: Partial<ProductDraft> = {};
  if (only && isPlain(variants)) {
    if (only.sku) own.sku = only.sku;
    if (only.price) own.price = only.price;
    if (only.stock) own.stock = only.stock;
  } else if (only) own.variations = variationsOf(variants);
  return {
    line: first.line,
    id: idOf(first.handle),
    ...fieldsOf(first),
    ...(rows.some(({ image }) => image !== undefined) && { images: imagesOf(rows) }),
    ...own,
  };
}

/** Products of a Shopify export: one line per variant or image, linked by the handle. */
export const shopifySource: Source<ShopifyRow> = {
  label: 'Shopify',
  open(header, context) {
    const columns = findColumns(header.cells, shopifyColumns, 'd’un export de produits Shopify');
    context.notes.ignoredColumns.push(...columns.unknown);
    return {
      read: (row) => readShopifyRow(new RowCells(row, columns, context)),
      groupOf: ({ handle }) => handle,
      toDrafts(rows) {
        const draft = toDraft(rows, context);
        return draft ? [draft] : [];
      },
    };
  },
};
