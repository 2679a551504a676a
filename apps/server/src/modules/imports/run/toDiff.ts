import { isDeepStrictEqual } from 'node:util';
import { formatAmount } from '@teranga/core/domain/money';
import { ruleText } from '../../catalogue/edit/priceRules.ts';
import { quantityText, type StockLevel } from '../../catalogue/edit/readStock.ts';
import { changedFields, fieldLabels } from '../../catalogue/versions/documentChanges.ts';
import type { ProductDocument, VariationDocument } from '../../catalogue/versions/productDocument.ts';
import { stockChanges, type ProductState } from '../apply/productState.ts';
import type { WantedImages } from '../apply/context.ts';

/** A field that an import changes, as the operator reads it. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** What an import does to a product. */
export interface ProductChange {
  id: string;
  name: string;
  kind: 'new' | 'changed' | 'unpublished';
  fields: FieldChange[];
}

const longestShown = 60;
const none = '—';

/** A text on one line, not too long for a list. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return none;
  return line.length > longestShown ? `${line.slice(0, longestShown - 1)}…` : line;
}

type PricedFields = Pick<ProductDocument, 'sellingPrice' | 'multiPricing'>;

const priceText = ({ sellingPrice, multiPricing }: PricedFields): string =>
  [formatAmount(sellingPrice), ...multiPricing.filter(({ amount }) => amount !== 0).map(ruleText)].join(', ');

/** Two prices; the second says so when it ends reductions. */
const priceTexts = (before: PricedFields, after: PricedFields): [string, string] => [
  priceText(before),
  priceText(after) +
    (before.multiPricing.length > 0 && after.multiPricing.length === 0 ? ', sans réduction' : ''),
];

const yesNo = (value: boolean) => (value ? 'oui' : 'non');

const texts: { [Field in keyof ProductDocument]?: (value: ProductDocument[Field]) => string } = {
  isPublished: (value) => (value ? 'en vente' : 'hors vente'),
  tags: (value) => value.join(', '),
  collectionIds: (value) => value.join(', '),
  gallery: (value) => value.map(({ name }) => name).join(', '),
  measurement: (value) => value?.unit ?? '',
};

function textOf(field: keyof ProductDocument, document: ProductDocument): string {
  const value = document[field];
  // The writer of a field takes that field's type, which TypeScript cannot relate by the key.
  const write = texts[field] as ((value: unknown) => string) | undefined;
  if (write) return short(write(value));
  return short(typeof value === 'string' ? value : '');
}

const optionsText = ({ options }: VariationDocument): string =>
  options.map(({ name, value, shortValue }) => `${name} ${shortValue ?? value}`).join(', ');

function variationChanges(before: VariationDocument | undefined, after: VariationDocument): FieldChange[] {
  const label = `déclinaison ${after.sku}`;
  if (!before) return [{ field: label, before: none, after: priceText(after) }];
  const changes: FieldChange[] = [];
  const add = (what: string, old: string, now: string) =>
    changes.push({ field: `${label}, ${what}`, before: old, after: now });
  const [old, now] = priceTexts(before, after);
  if (old !== now) add('prix', old, now);
  if (before.isEnabled !== after.isEnabled) add('offerte', yesNo(before.isEnabled), yesNo(after.isEnabled));
  if (!isDeepStrictEqual(before.options, after.options))
    add('options', optionsText(before), optionsText(after));
  if (before.picture !== after.picture) add('image', before.picture ?? none, after.picture ?? none);
  return changes;
}

function variationDiff(before: ProductDocument | null, after: ProductDocument): FieldChange[] {
  const old = new Map((before?.variations ?? []).map((variation) => [variation.sku, variation]));
  const next = new Set(after.variations.map(({ sku }) => sku));
  return [
    ...after.variations.flatMap((variation) => variationChanges(old.get(variation.sku), variation)),
    ...[...old.keys()]
      .filter((sku) => !next.has(sku))
      .map((sku) => ({ field: `déclinaison ${sku}`, before: sku, after: none })),
  ];
}

const stockText = (stock: StockLevel | null) => (stock === null ? none : quantityText(stock));

function stockDiff(before: ProductState | null, after: ProductState): FieldChange[] {
  return stockChanges(before, after).map((change) => ({
    field: change.sku === '' ? 'stock' : `stock ${change.sku}`,
    before: stockText(change.before),
    after: stockText(change.after),
  }));
}

const hidden = new Set<keyof ProductDocument>(['pictureColor', 'variations', 'sellingPrice', 'multiPricing']);

function documentDiff(before: ProductDocument, after: ProductDocument): FieldChange[] {
  const fields = changedFields(before, after).filter((field) => !hidden.has(field));
  const plain = fields.map((field) => ({
    field: fieldLabels[field],
    before: textOf(field, before),
    after: textOf(field, after),
  }));
  const [old, now] = priceTexts(before, after);
  // With variations, the product's own price follows theirs.
  const hasOwnPrice = before.variations.length + after.variations.length === 0;
  return hasOwnPrice && old !== now ? [...plain, { field: 'prix', before: old, after: now }] : plain;
}

/** What an operator checks of a new product, beside its price and its stock. */
const checked = ['sku', 'categoryId', 'description'] as const satisfies (keyof ProductDocument)[];

const newFields = (document: ProductDocument): FieldChange[] =>
  checked.flatMap((field) => {
    const after = textOf(field, document);
    return after === none ? [] : [{ field: fieldLabels[field], before: none, after }];
  });

/** What an import changes of a product, field by field; of a new one, what an operator checks. */
export function toDiff(
  before: ProductState | null,
  after: ProductState,
  wanted: readonly WantedImages[] = [],
): FieldChange[] {
  const own = before
    ? documentDiff(before.document, after.document)
    : after.document.variations.length === 0
      ? [{ field: 'prix', before: none, after: priceText(after.document) }]
      : [];
  const added = before ? [] : newFields(after.document);
  const waiting = wanted.flatMap(({ images }) => images).filter(({ name }) => name === null).length;
  return [
    ...added,
    ...own,
    ...(before === null && !after.document.isPublished
      ? [{ field: fieldLabels.isPublished, before: none, after: 'hors vente' }]
      : []),
    ...variationDiff(before?.document ?? null, after.document),
    ...stockDiff(before, after),
    ...(waiting > 0 ? [{ field: 'images à télécharger', before: none, after: String(waiting) }] : []),
  ];
}
