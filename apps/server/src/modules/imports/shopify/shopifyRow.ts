import type { ImageDraft, PriceDraft, StockDraft } from '../draft.ts';
import type { RowCells } from '../rowCells.ts';
import type { ShopifyColumn } from './shopifyColumns.ts';

/**
 * A line of a Shopify export: the start of a product, another variant, another image, or several of
 * these. Fields without a column in the file are absent.
 */
export interface ShopifyRow {
  line: number;
  handle: string;
  title?: string;
  body?: string;
  vendor?: string;
  category?: string;
  tags?: string;
  isPublished?: boolean;
  isGiftCard: boolean;
  /** Names are only on a product's first line. */
  options?: { name: string; value: string }[];
  sku?: string;
  price?: PriceDraft;
  stock?: StockDraft;
  image?: (ImageDraft & { position: number }) | null;
  variantImage?: string | null;
  /** True for a line with a variant, not only an image. */
  holdsVariant: boolean;
}

type Cells = RowCells<ShopifyColumn>;

const sellsOn = new Set(['continue', 'true', 'vrai']);

/**
 * Not tracked, or sold beyond the stock: there is no limit. A file without these columns says
 * nothing.
 */
function readStock(cells: Cells): StockDraft | undefined {
  if (cells.has('tracker') && cells.text('tracker') === '') return { trackStock: false };
  if (sellsOn.has(cells.text('policy').toLowerCase())) return { trackStock: false };
  if (!cells.has('quantity')) return undefined;
  const quantity = cells.number('quantity');
  if (quantity === null && !cells.has('tracker')) return { trackStock: false };
  return { trackStock: true, quantity: Math.max(0, Math.floor(quantity ?? 0)) };
}

function readPrice(cells: Cells, holdsVariant: boolean): PriceDraft | undefined {
  if (!holdsVariant || !cells.has('price', 'compareAt')) return undefined;
  const price = cells.francs('price');
  if (cells.has('price') && cells.text('price') === '')
    cells.addError(`la colonne « ${cells.header('price')} » est vide.`);
  return {
    kind: 'shown',
    ...(price !== null && { price }),
    ...(cells.has('compareAt') && { compareAt: cells.francs('compareAt') }),
  };
}

function readPublished(cells: Cells): boolean | undefined {
  if (!cells.has('published', 'status')) return undefined;
  const status = cells.text('status').toLowerCase();
  return (cells.flag('published') ?? true) && (status === '' || status === 'active');
}

function readImage(cells: Cells): ShopifyRow['image'] {
  const url = cells.text('image');
  if (url === '') return null;
  const position = cells.number('imagePosition') ?? Number.MAX_SAFE_INTEGER;
  return { url, position, ...(cells.has('imageAlt') && { alt: cells.text('imageAlt') }) };
}

const optionColumns = [
  ['option1', 'value1'],
  ['option2', 'value2'],
  ['option3', 'value3'],
] as const;

/** Only what is there. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Reads a line; null for one without a handle. */
export function readShopifyRow(cells: Cells): ShopifyRow | null {
  const handle = cells.text('handle');
  if (handle === '') {
    cells.addError('la colonne « Handle » est vide.');
    return null;
  }
  const textIf = (name: ShopifyColumn) => (cells.has(name) ? cells.text(name) : undefined);
  const options = optionColumns.map(([name, value]) => ({
    name: cells.text(name),
    value: cells.text(value),
  }));
  // Shopify writes numbers with an apostrophe before them, so that spreadsheets leave them alone.
  const sku = cells.has('sku') ? cells.word('sku').replace(/^'/, '') : undefined;
  const isNamed = options.some(({ value }) => value !== '') || Boolean(sku);
  const holdsVariant = isNamed || cells.text('price') !== '' || cells.text('quantity') !== '';
  // Shopify's own taxonomy is a path; its last step is what shoppers would say.
  const taxonomy = cells.text('category').split('>').at(-1)?.trim();
  return {
    line: cells.line,
    handle,
    isGiftCard: cells.flag('giftCard') ?? false,
    holdsVariant,
    ...present({
      title: textIf('title'),
      body: textIf('body'),
      vendor: textIf('vendor'),
      category: cells.has('type', 'category') ? cells.text('type') || (taxonomy ?? '') : undefined,
      tags: textIf('tags'),
      isPublished: readPublished(cells),
      options: cells.has('value1', 'value2', 'value3') ? options : undefined,
      sku,
      price: readPrice(cells, holdsVariant),
      stock: holdsVariant ? readStock(cells) : undefined,
      image: cells.has('image') ? readImage(cells) : undefined,
      variantImage: cells.has('variantImage') ? cells.text('variantImage') || null : undefined,
    }),
  };
}
