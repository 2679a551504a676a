import type { PriceRuleWire, ProductWire, VariationWire } from '@teranga/contract';
import { toXof } from '@teranga/core/domain/money';
import { priceAt, rulesFor } from '@teranga/core/domain/pricing';
import { protectCell } from '../modules/imports/csv/spreadsheetCells.ts';

const header = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Status',
] as const;
type Cells = Partial<Record<(typeof header)[number], string>>;

/** Options Shopify's file has columns for. */
const mostOptions = 3;

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const toLine = (cells: Cells): string =>
  header.map((name) => quote(protectCell(cells[name] ?? ''))).join(',');

/** The first line of the file. */
export const shopifyHeader: string = header.join(',');

/** What the file cannot represent of a product; null when nothing is lost. */
export function lossOf({ variations }: ProductWire): string | null {
  if (variations.some(({ options }) => options.length > mostOptions)) return `plus de ${mostOptions} options`;
  if (variations.some(({ isEnabled }) => !isEnabled)) return 'des déclinaisons désactivées, laissées de côté';
  return null;
}

function priceCells(base: number, rules: readonly PriceRuleWire[], now: Date): Cells {
  const price = priceAt(toXof(base), rules, now.getTime());
  return {
    'Variant Price': String(price),
    ...(price < base ? { 'Variant Compare At Price': String(base) } : {}),
  };
}

const stockCells = (sku: string, quantity: number): Cells => ({
  'Variant SKU': sku,
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': String(quantity),
  'Variant Inventory Policy': 'deny',
});

function variantCells(
  product: ProductWire,
  variation: VariationWire,
  now: Date,
  urlOf: (name: string) => string,
): Cells {
  const options = variation.options.slice(0, mostOptions).map(({ value, shortValue }, index) => ({
    [`Option${index + 1} Value`]: shortValue ?? value,
  }));
  return Object.assign(
    {
      ...stockCells(variation.sku, variation.quantity),
      ...priceCells(variation.sellingPrice, rulesFor(product, variation, now.getTime()), now),
      ...(variation.picture === null ? {} : { 'Variant Image': urlOf(variation.picture) }),
    },
    ...options,
  ) as Cells;
}

function optionNames({ variations }: ProductWire): Cells {
  const names = variations[0]?.options
    .slice(0, mostOptions)
    .map(({ name }, index) => ({ [`Option${index + 1} Name`]: name }));
  return Object.assign({}, ...(names ?? [])) as Cells;
}

/** A product as lines of a Shopify export: its variants, then its other images. */
export function shopifyLines(product: ProductWire, now: Date, urlOf: (name: string) => string): string[] {
  const offered = product.variations.filter(({ isEnabled }) => isEnabled);
  const variants: Cells[] =
    offered.length > 0
      ? offered.map((variation) => variantCells(product, variation, now, urlOf))
      : [
          {
            'Option1 Name': 'Title',
            'Option1 Value': 'Default Title',
            ...stockCells(product.sku, product.quantity),
            ...priceCells(product.sellingPrice, product.multiPricing, now),
          },
        ];
  const pictures: Cells[] = product.gallery.map(({ name, alt }, index) => ({
    'Image Src': urlOf(name),
    'Image Position': String(index + 1),
    'Image Alt Text': alt,
  }));
  const lines = Array.from({ length: Math.max(variants.length, pictures.length) }, (_, index) => ({
    Handle: product.id,
    ...variants[index],
    ...pictures[index],
  }));
  const first: Cells = {
    Title: product.name,
    'Body (HTML)': product.description,
    Vendor: product.brand ?? '',
    Type: product.category ?? '',
    Tags: product.tags.join(', '),
    Published: 'true',
    Status: 'active',
    ...optionNames(product),
  };
  return lines.map((cells, index) => toLine(index === 0 ? { ...first, ...cells } : cells));
}
