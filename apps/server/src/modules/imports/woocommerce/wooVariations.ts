import type { VariationOptionWire } from '@teranga/contract';
import { maxVariations } from '../../catalogue/productErrors.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import type { StockDraft, VariationDraft } from '../draft.ts';
import { ImportError } from '../importError.ts';
import type { DraftContext } from '../source.ts';
import { shareStock } from '../shareStock.ts';
import { withOwnSkus } from '../withOwnSkus.ts';
import type { WooRow } from './wooRow.ts';

/** One value per attribute, and which of the values were expanded from «any». */
interface Choice {
  row: WooRow;
  options: VariationOptionWire[];
  /** The values expanded from «any»: they distinguish the copies of one row. */
  anyValues: string[];
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Units to sell of a row that counts its own stock; absent when the file does not say. */
export function ownStock({
  isInStock,
  stock,
  sellsBeyondStock,
}: Pick<WooRow, 'isInStock' | 'stock' | 'sellsBeyondStock'>): StockDraft | undefined {
  if (!isInStock) return { trackStock: true, quantity: 0 };
  if (stock === undefined) return undefined;
  if (typeof stock !== 'number' || sellsBeyondStock) return { trackStock: false };
  return { trackStock: true, quantity: stock };
}

/**
 * The attributes that distinguish the variations, in the product's order, each with all of its
 * values.
 */
function axesOf(parent: WooRow, rows: WooRow[]): { name: string; values: string[] }[] {
  const own = rows.flatMap(({ attributes }) => attributes);
  const names = [...parent.attributes, ...own].map(({ name }) => name);
  const isUsed = (name: string) => own.some((attribute) => same(attribute.name, name));
  return [...new Map(names.map((name) => [name.toLowerCase(), name] as const).toReversed()).values()]
    .toReversed()
    .filter(isUsed)
    .map((name) => ({
      name,
      values: [
        ...new Set(
          [...parent.attributes, ...own]
            .filter((attribute) => same(attribute.name, name))
            .flatMap(({ values }) => values),
        ),
      ],
    }))
    .filter(({ values }) => values.length > 0);
}

/** The choices of a row: one, or one per value of each attribute it leaves open. */
function choicesOf(row: WooRow, axes: { name: string; values: string[] }[]): Choice[] {
  const open = axes.map(({ name, values }) => {
    const value = row.attributes.find((attribute) => same(attribute.name, name))?.values[0];
    return { name, values: value === undefined ? values : [value], isAny: value === undefined };
  });
  if (open.reduce((count, { values }) => count * values.length, 1) > maxVariations)
    throw new ImportError(
      row.line,
      `cette déclinaison en vaut plus de ${maxVariations} : précisez ses attributs.`,
    );
  return open.reduce<Choice[]>(
    (choices, { name, values, isAny }) =>
      choices.flatMap((choice) =>
        values.map((value) => ({
          row,
          options: [...choice.options, { name, value, valueType: 'text' as const }],
          anyValues: isAny ? [...choice.anyValues, value] : choice.anyValues,
        })),
      ),
    [{ row, options: [], anyValues: [] }],
  );
}

const valuesOf = ({ options }: Choice): string =>
  JSON.stringify(options.map(({ value }) => value.toLowerCase()));

/** Removes duplicate combinations: an explicit row takes precedence over an expanded one. */
function withoutDuplicates(choices: Choice[]): Choice[] {
  const best = new Map<string, Choice>();
  for (const choice of choices) {
    const bestSoFar = best.get(valuesOf(choice));
    if (!bestSoFar || choice.anyValues.length < bestSoFar.anyValues.length)
      best.set(valuesOf(choice), choice);
  }
  return choices.filter((choice) => best.get(valuesOf(choice)) === choice);
}

/** Units per choice: choices with a common stock split it, so that together they never oversell. */
function stocksOf(choices: Choice[], parent: WooRow): (StockDraft | undefined)[] {
  const sourceOf = ({ row }: Choice) => (row.stock === 'parent' ? parent : row);
  const sharers = new Map<WooRow, number[]>();
  for (const choice of choices) {
    const source = sourceOf(choice);
    const stock = ownStock(source);
    if (sharers.has(source) || !stock?.trackStock) continue;
    const count = choices.filter((each) => sourceOf(each) === source).length;
    sharers.set(source, shareStock(stock.quantity, count));
  }
  return choices.map((choice) => {
    if (!choice.row.isInStock) return { trackStock: true, quantity: 0 };
    const source = sourceOf(choice);
    const share = sharers.get(source)?.shift();
    return share === undefined ? ownStock(source) : { trackStock: true, quantity: share };
  });
}

function toVariation(row: WooRow, sku: string, stock: StockDraft | undefined): VariationDraft {
  const { line, price, isPublished, images } = row;
  return {
    line,
    sku,
    ...(isPublished !== undefined && { isEnabled: isPublished }),
    ...(price && { price }),
    ...(stock && { stock }),
    ...(images && { picture: images[0]?.url ?? null }),
  };
}

const skuOf = ({ row, anyValues }: Choice): string =>
  row.sku === '' ? '' : [row.sku, slugOf(anyValues.join(' '))].filter(Boolean).join('-');

/** Variations that a file without attributes names by their SKUs alone. */
const bySku = (rows: WooRow[]): VariationDraft[] =>
  rows.filter(({ sku }) => sku !== '').map((row) => toVariation(row, row.sku, ownStock(row)));

/**
 * The variations of a variable product, with «any» expanded. Rows without a price or a choice are
 * left out and reported.
 */
export function variationsOf(parent: WooRow, rows: WooRow[], { notes }: DraftContext): VariationDraft[] {
  const priced = rows.filter((row) => {
    if (row.lacksPrice) notes.skipped.add('déclinaisons sans prix', row.name || row.sku);
    return !row.lacksPrice;
  });
  const axes = axesOf(parent, priced);
  if (axes.length === 0) return bySku(priced);
  const inOrder = [...priced].sort((a, b) => a.position - b.position || a.line - b.line);
  const choices = withoutDuplicates(inOrder.flatMap((row) => choicesOf(row, axes)));
  if (choices.length > maxVariations)
    throw new ImportError(parent.line, `ce produit a plus de ${maxVariations} déclinaisons.`);
  const stocks = stocksOf(choices, parent);
  return withOwnSkus(
    parent.sku || slugOf(parent.name),
    choices.map((choice, index) => ({
      ...toVariation(choice.row, skuOf(choice), stocks[index]),
      options: choice.options,
    })),
  );
}
