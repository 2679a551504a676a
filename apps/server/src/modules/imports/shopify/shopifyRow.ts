import { readFlag, readNumber, readPrice } from '../amounts.ts';
import { findColumns, type Column } from '../csv/columns.ts';
import type { CsvRow } from '../csv/readCsv.ts';
import { ImportFault } from '../importFault.ts';

const columns = {
  handle: { names: ['Handle', 'URL handle'], isRequired: true },
  title: { names: ['Title'], isRequired: true },
  body: { names: ['Body (HTML)', 'Body HTML', 'Description'] },
  vendor: { names: ['Vendor'] },
  type: { names: ['Type', 'Custom Product Type'] },
  category: { names: ['Product Category', 'Standard Product Type', 'Standardized Product Type'] },
  tags: { names: ['Tags'] },
  published: { names: ['Published', 'Published on online store'] },
  status: { names: ['Status'] },
  giftCard: { names: ['Gift Card', 'Gift card'] },
  option1: { names: ['Option1 Name'] },
  value1: { names: ['Option1 Value'] },
  option2: { names: ['Option2 Name'] },
  value2: { names: ['Option2 Value'] },
  option3: { names: ['Option3 Name'] },
  value3: { names: ['Option3 Value'] },
  sku: { names: ['Variant SKU', 'SKU'] },
  tracker: { names: ['Variant Inventory Tracker', 'Inventory tracker'] },
  quantity: { names: ['Variant Inventory Qty', 'Inventory quantity'] },
  policy: { names: ['Variant Inventory Policy', 'Continue selling when out of stock'] },
  price: { names: ['Variant Price', 'Price'], isRequired: true },
  compareAt: { names: ['Variant Compare At Price', 'Compare-at price'] },
  image: { names: ['Image Src', 'Product image URL'] },
  imagePosition: { names: ['Image Position'] },
  imageAlt: { names: ['Image Alt Text'] },
  variantImage: { names: ['Variant Image', 'Variant image URL'] },
} as const satisfies Record<string, Column>;

/**
 * A line of a Shopify export: the start of a product, another variant, another image, or several of
 * these.
 */
export interface ShopifyRow {
  line: number;
  handle: string;
  title: string;
  body: string;
  vendor: string;
  type: string;
  category: string;
  tags: string;
  isPublished: boolean;
  status: string;
  isGiftCard: boolean;
  /** Names are only on a product's first line. */
  options: { name: string; value: string }[];
  sku: string;
  isTracked: boolean;
  quantity: number | null;
  sellsBeyondStock: boolean;
  price: number | null;
  compareAt: number | null;
  image: { url: string; position: number; alt: string } | null;
  variantImage: string | null;
}

type Cells = Record<keyof typeof columns, string>;

function readImage({ image, imagePosition, imageAlt }: Cells, line: number): ShopifyRow['image'] {
  if (image === '') return null;
  const position = readNumber({ line, column: columns.imagePosition.names[0], text: imagePosition });
  return { url: image, position: position ?? Number.MAX_SAFE_INTEGER, alt: imageAlt };
}

const sellsOn = new Set(['continue', 'true', 'vrai']);

function toRow(cells: Cells, line: number): ShopifyRow {
  const cell = (name: keyof typeof columns) => ({ line, column: columns[name].names[0], text: cells[name] });
  if (cells.handle === '') throw new ImportFault(line, 'la colonne « Handle » est vide.');
  const { handle, title, body, vendor, type, category, tags } = cells;
  return {
    line,
    handle,
    title,
    body,
    vendor,
    type,
    category,
    tags,
    isPublished: readFlag(cell('published')) ?? true,
    status: cells.status.toLowerCase(),
    isGiftCard: readFlag(cell('giftCard')) ?? false,
    options: [
      { name: cells.option1, value: cells.value1 },
      { name: cells.option2, value: cells.value2 },
      { name: cells.option3, value: cells.value3 },
    ],
    // Shopify writes numbers with an apostrophe before them, so that spreadsheets leave them alone.
    sku: cells.sku.replace(/^'/, ''),
    isTracked: cells.tracker !== '',
    quantity: readNumber(cell('quantity')),
    sellsBeyondStock: sellsOn.has(cells.policy.toLowerCase()),
    price: readPrice(cell('price')),
    compareAt: readPrice(cell('compareAt')),
    image: readImage(cells, line),
    variantImage: cells.variantImage || null,
  };
}

/** Reads the header of a Shopify export; answers how to read the lines under it. */
export function openShopify(header: CsvRow): (row: CsvRow) => ShopifyRow {
  const cellsOf = findColumns(header.cells, columns, 'Shopify');
  return ({ line, cells }) => toRow(cellsOf(cells), line);
}
