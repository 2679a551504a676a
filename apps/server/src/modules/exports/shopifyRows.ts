import type { PriceRuleWire } from '@teranga/contract';
import { toXof } from '@teranga/core/domain/money';
import { priceAt, rulesFor } from '@teranga/core/domain/pricing';
import type { ProductItem } from './productItems.ts';

/** Columns of Shopify's product file, as far as the catalogue can fill them. */
export const shopifyHeader = [
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
type Cells = Partial<Record<(typeof shopifyHeader)[number], string>>;
type Variation = ProductItem['variations'][number];

/** Options Shopify's file has columns for. */
const mostOptions = 3;

/** What the file cannot represent of a product: its import leaves these as they are. */
export function lossesOf(item: ProductItem): string[] {
  const { variations, collections, measurement, multiPricing, tags } = item;
  const rules = [item, ...variations].flatMap((each) => each.multiPricing);
  const isDated = multiPricing.length > 1 || rules.some(({ percentage }) => percentage);
  const losses: [boolean, string][] = [
    [collections.length > 0, 'les collections'],
    [isDated, 'les dates et les pourcentages des promotions'],
    [measurement !== null, 'la mesure'],
    [tags.some((tag) => tag.includes(',')), 'les virgules des étiquettes'],
    [variations.some(({ options }) => options.length > mostOptions), `plus de ${mostOptions} options`],
    [variations.some(({ isEnabled }) => !isEnabled), 'les déclinaisons désactivées'],
    [
      variations.some(({ options }) => options.some(({ valueType }) => valueType !== 'text')),
      'les couleurs et les images des options',
    ],
    [variations.some(({ pictures }) => pictures.length > 1), 'les autres images des déclinaisons'],
  ];
  return losses.filter(([isDropped]) => isDropped).map(([, what]) => what);
}

function priceCells(base: number, rules: readonly PriceRuleWire[], now: Date): Cells {
  const price = priceAt(toXof(base), rules, now.getTime());
  return {
    'Variant Price': String(price),
    ...(price < base ? { 'Variant Compare At Price': String(base) } : {}),
  };
}

const stockCells = (sku: string, stock: number | null): Cells => ({
  'Variant SKU': sku,
  'Variant Inventory Policy': 'deny',
  ...(stock !== null && { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': String(stock) }),
});

function variantCells(item: ProductItem, variation: Variation, now: Date): Cells {
  const options = variation.options.slice(0, mostOptions).map(({ value, shortValue }, index) => ({
    [`Option${index + 1} Value`]: shortValue ?? value,
  }));
  return Object.assign(
    {
      ...stockCells(variation.sku, variation.stock),
      ...priceCells(variation.sellingPrice, rulesFor(item, variation, now.getTime()), now),
      ...(variation.picture === null ? {} : { 'Variant Image': variation.picture }),
    },
    ...options,
  ) as Cells;
}

function optionNames({ variations }: ProductItem): Cells {
  const names = variations[0]?.options
    .slice(0, mostOptions)
    .map(({ name }, index) => ({ [`Option${index + 1} Name`]: name }));
  return Object.assign({}, ...(names ?? [])) as Cells;
}

const plainCells = (item: ProductItem, now: Date): Cells => ({
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  ...stockCells(item.sku, item.stock),
  ...priceCells(item.sellingPrice, item.multiPricing, now),
});

/** A product as rows of a Shopify file: its variants, then its other images. */
export function shopifyRows(item: ProductItem, now: Date): string[][] {
  const { variations, images } = item;
  const offered = variations.filter(({ isEnabled }) => isEnabled);
  const variants: Cells[] =
    variations.length > 0
      ? offered.map((variation) => variantCells(item, variation, now))
      : [plainCells(item, now)];
  const imageCells: Cells[] = images.map(({ url, alt }, index) => ({
    'Image Src': url,
    'Image Position': String(index + 1),
    'Image Alt Text': alt,
  }));
  const count = Math.max(1, variants.length, imageCells.length);
  const first: Cells = {
    Title: item.name,
    'Body (HTML)': item.description,
    Vendor: item.brand ?? '',
    Type: item.category?.name ?? '',
    Tags: item.tags.join(', '),
    Published: item.isPublished ? 'true' : 'false',
    Status: 'active',
    ...optionNames(item),
  };
  return Array.from({ length: count }, (_, index) => {
    const cells: Cells = {
      Handle: item.id,
      ...(index === 0 && first),
      ...variants[index],
      ...imageCells[index],
    };
    return shopifyHeader.map((name) => cells[name] ?? '');
  });
}
