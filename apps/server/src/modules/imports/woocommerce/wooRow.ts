import type { ImageDraft, PriceDraft } from '../draft.ts';
import type { RowCells } from '../rowCells.ts';
import type { WooColumn } from './wooColumns.ts';
import { splitList, splitUrls } from './wooLists.ts';

/** An attribute with its values; that of a variation has one value, or none for «any». */
export interface WooAttribute {
  name: string;
  values: string[];
  isVisible: boolean;
}

/** A line of a WooCommerce export: a product or a variation. Fields without a column are absent. */
export interface WooRow {
  line: number;
  id: string;
  /** `simple`, `variable`, `variation`, or a kind we cannot sell; null: the file does not say. */
  kind: string | null;
  isDownloadable: boolean;
  sku: string;
  name: string;
  isPublished?: boolean;
  summary: string;
  description?: string;
  /** False where the row says that it has no stock. */
  isInStock: boolean;
  /** Null: not counted. `parent`: taken from the product's. Absent: the file does not say. */
  stock?: number | 'parent' | null;
  sellsBeyondStock: boolean;
  price?: PriceDraft;
  /** The file has a price column, and the row no price. */
  lacksPrice: boolean;
  categories?: string;
  tags?: string[];
  images?: ImageDraft[];
  /** A variation's product: its number after `id:`, or its SKU. */
  parent: string;
  position: number;
  brand?: string | null;
  attributes: WooAttribute[];
}

type Cells = RowCells<WooColumn>;

/** Words in the type column besides the kind. */
const traits = new Set(['virtual', 'downloadable']);

function readStock(cells: Cells, isInStock: boolean): WooRow['stock'] {
  if (!cells.has('stock')) return isInStock ? undefined : 0;
  if (cells.text('stock').toLowerCase() === 'parent') return 'parent';
  const stock = cells.number('stock');
  return stock === null ? null : Math.max(0, Math.floor(stock));
}

/**
 * True when orders continue without stock: `notify` and `backorder` are used where other exports
 * have a 1.
 */
const readBackorders = (cells: Cells): boolean =>
  ['notify', 'backorder'].includes(cells.text('backorders').toLowerCase()) ||
  (cells.flag('backorders') ?? false);

function readPrice(cells: Cells): PriceDraft | undefined {
  if (!cells.has('regularPrice', 'salePrice', 'saleStarts', 'saleEnds')) return undefined;
  const regular = cells.francs('regularPrice');
  const [from, until] = [cells.moment('saleStarts', 'start'), cells.moment('saleEnds', 'end')];
  if (from && until && from >= until) cells.addError('la promotion finit avant de commencer.');
  return {
    kind: 'regular',
    ...(regular !== null && { regular }),
    ...(cells.has('salePrice') && { sale: cells.francs('salePrice') }),
    ...(cells.has('saleStarts') && { from }),
    ...(cells.has('saleEnds') && { until }),
  };
}

function readPublished(cells: Cells): boolean | undefined {
  if (!cells.has('published', 'visibility')) return undefined;
  const isHidden = cells.text('visibility').toLowerCase() === 'hidden';
  return (cells.flag('published') ?? true) && !isHidden;
}

/** Words of the type column; a file without it says nothing of the kind. */
function readKind(cells: Cells): { kind: string | null; isDownloadable: boolean } {
  const words = cells
    .text('type')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  const kind = cells.has('type') ? words.find((word) => !traits.has(word)) || 'simple' : null;
  return { kind, isDownloadable: words.includes('downloadable') };
}

/** Reads a line with its attributes. */
export function readWooRow(cells: Cells, attributes: WooAttribute[]): WooRow {
  const isOnBackorder = cells.text('inStock').toLowerCase() === 'backorder';
  const isInStock = isOnBackorder || (cells.flag('inStock') ?? true);
  const stock = readStock(cells, isInStock);
  const price = readPrice(cells);
  const isPublished = readPublished(cells);
  return {
    line: cells.line,
    ...readKind(cells),
    id: cells.text('id'),
    sku: cells.word('sku'),
    name: cells.text('name'),
    summary: cells.text('summary'),
    isInStock,
    sellsBeyondStock: isOnBackorder || readBackorders(cells),
    lacksPrice: cells.has('regularPrice') && cells.text('regularPrice') === '',
    parent: cells.word('parent'),
    position: cells.number('position') ?? 0,
    attributes,
    ...(stock !== undefined && { stock }),
    ...(price && { price }),
    ...(isPublished !== undefined && { isPublished }),
    ...(cells.has('description') && { description: cells.text('description') }),
    ...(cells.has('categories') && { categories: cells.text('categories') }),
    ...(cells.has('tags') && { tags: splitList(cells.text('tags')) }),
    ...(cells.has('images') && { images: splitUrls(cells.text('images')).map((url) => ({ url })) }),
    ...(cells.has('brands') && { brand: splitList(cells.text('brands'))[0] ?? null }),
  };
}
