import { readFlag, readMoment, readNumber, readPrice } from '../amounts.ts';
import { findColumns } from '../csv/columns.ts';
import type { CsvRow } from '../csv/readCsv.ts';
import { ImportFault } from '../importFault.ts';
import { attributeColumns, wooColumns } from './wooColumns.ts';
import { splitList, splitUrls } from './wooLists.ts';

/** An attribute with its values; that of a variation has one value, or none for «any». */
export interface WooAttribute {
  name: string;
  values: string[];
  isVisible: boolean;
}

/** A line of a WooCommerce export: a product, or a variation of one. */
export interface WooRow {
  line: number;
  id: string;
  /** `simple`, `variable`, `variation`, or a kind we cannot sell. */
  kind: string;
  isDownloadable: boolean;
  sku: string;
  name: string;
  isPublished: boolean;
  visibility: string;
  summary: string;
  description: string;
  /** ISO 8601 instants. */
  saleStarts: string | null;
  saleEnds: string | null;
  isInStock: boolean;
  /** Null: not counted. `parent`: taken from the product's. */
  stock: number | 'parent' | null;
  sellsBeyondStock: boolean;
  salePrice: number | null;
  regularPrice: number | null;
  categories: string;
  tags: string[];
  images: string[];
  /** A variation's product: its number after `id:`, or its article number. */
  parent: string;
  position: number;
  brand: string | null;
  attributes: WooAttribute[];
}

type Cells = Record<keyof typeof wooColumns, string>;
type ReadCell = (name: keyof typeof wooColumns) => { line: number; column: string; text: string };

/** Words in the type column besides the kind. */
const traits = new Set(['virtual', 'downloadable']);

function readStock(cell: ReturnType<ReadCell>): WooRow['stock'] {
  if (cell.text.toLowerCase() === 'parent') return 'parent';
  const stock = readNumber(cell);
  return stock === null ? null : Math.max(0, Math.floor(stock));
}

/**
 * True when orders continue without stock: `notify` and `backorder` are used where other exports
 * have a 1.
 */
function readBackorders(cell: ReturnType<ReadCell>): boolean {
  return ['notify', 'backorder'].includes(cell.text.toLowerCase()) || (readFlag(cell) ?? false);
}

function toRow(cells: Cells, attributes: WooAttribute[], line: number): WooRow {
  const cell: ReadCell = (name) => ({ line, column: wooColumns[name].names[0], text: cells[name] });
  const words = cells.type
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  const kind = words.find((word) => !traits.has(word)) || 'simple';
  if (cells.id === '' && cells.sku === '') throw new ImportFault(line, 'ce produit n’a ni ID ni UGS (SKU).');
  if (cells.name === '' && kind !== 'variation') throw new ImportFault(line, 'ce produit n’a pas de nom.');
  const isOnBackorder = cells.inStock.toLowerCase() === 'backorder';
  return {
    line,
    kind,
    id: cells.id,
    isDownloadable: words.includes('downloadable'),
    sku: cells.sku,
    name: cells.name,
    isPublished: readFlag(cell('published')) ?? true,
    visibility: cells.visibility.toLowerCase(),
    summary: cells.summary,
    description: cells.description,
    saleStarts: readMoment(cell('saleStarts'), 'start')?.toISOString() ?? null,
    saleEnds: readMoment(cell('saleEnds'), 'end')?.toISOString() ?? null,
    isInStock: isOnBackorder || (readFlag(cell('inStock')) ?? true),
    stock: readStock(cell('stock')),
    sellsBeyondStock: isOnBackorder || readBackorders(cell('backorders')),
    salePrice: readPrice(cell('salePrice')),
    regularPrice: readPrice(cell('regularPrice')),
    categories: cells.categories,
    tags: splitList(cells.tags),
    images: splitUrls(cells.images),
    parent: cells.parent,
    position: readNumber(cell('position')) ?? 0,
    brand: splitList(cells.brands)[0] ?? null,
    attributes,
  };
}

/** Reads the header of a WooCommerce export; answers how to read the lines under it. */
export function openWoo(header: CsvRow): (row: CsvRow) => WooRow {
  const cellsOf = findColumns(header.cells, wooColumns, 'WooCommerce');
  const [namesOf, valuesOf, visibleOf] = [
    attributeColumns.name,
    attributeColumns.values,
    attributeColumns.visible,
  ].map((columns) => findColumns(header.cells, columns, 'WooCommerce'));
  return ({ line, cells }) => {
    const values = valuesOf?.(cells) ?? {};
    const visible = visibleOf?.(cells) ?? {};
    const attributes = Object.entries(namesOf?.(cells) ?? {})
      .filter(([, name]) => name !== '')
      .map(([number, name]) => ({
        name,
        values: splitList(values[number] ?? ''),
        isVisible: visible[number] === '1',
      }));
    return toRow(cellsOf(cells), attributes, line);
  };
}
