import type { NewProductWire } from '@teranga/contract/admin';
import { foldText } from '@teranga/core/domain/typography';
import { priceText, readWhole } from '../../lib/wholeNumber.ts';
import type { VariationDraft } from './variations.ts';

/** What is typed of a variation of a new product; an empty price is the product's. */
export interface VariationEntry {
  quantity: string;
  price: string;
}
/** By the variation's reference. */
export type VariationEntries = Readonly<Record<string, VariationEntry>>;

export const noEntry: VariationEntry = { quantity: '', price: '' };
const highest = 99_999_999;
const isWithin = (text: string, least: number) => readWhole(text) >= least && readWhole(text) <= highest;
const longestStem = 40;

/** What is wrong with what was typed of a variation. */
export const errorsOf = ({ quantity, price }: VariationEntry): Partial<VariationEntry> => ({
  ...(!isWithin(quantity, 0) && { quantity: 'Saisissez un nombre.' }),
  ...(price !== '' &&
    !isWithin(price, 1) && {
      price: priceText,
    }),
});

/** What references begin with: the product's name, as its address has it. */
const stemOf = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '')
    .toUpperCase();

interface NewProductFields {
  name: string;
  sellingPrice: number;
  quantity: number;
  /** Empty for none. */
  categoryId: string;
  isPublished: boolean;
}

/** A new product with its variations, each with its stock. */
export const toNewProduct = (
  { quantity: ownStock, ...fields }: NewProductFields,
  drafts: readonly VariationDraft[],
  entries: VariationEntries,
): NewProductWire => {
  const { name, sellingPrice, categoryId } = fields;
  const product = { ...fields, categoryId: categoryId || null };
  if (drafts.length === 0) return { ...product, quantity: ownStock };
  const variations = drafts.map((draft) => {
    const { quantity, price } = entries[draft.sku] ?? noEntry;
    return {
      ...draft,
      sku: [stemOf(name), draft.sku].filter(Boolean).join('-'),
      sellingPrice: price === '' ? sellingPrice : readWhole(price),
      quantity: readWhole(quantity),
    };
  });
  return { ...product, variations };
};
