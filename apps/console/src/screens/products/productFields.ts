import { maxProductNameLength } from '@teranga/contract/limits';
import type { ProductPatchWire, StaffProductWire } from '@teranga/contract/admin';
import { array, boolean, mixed, object, string, type ObjectSchema, type TestContext } from 'yup';
import { countText, priceText, wholeNumber } from '../../lib/wholeNumber.ts';
import type { PriceRule } from './priceRules.ts';
import { toDrafts, type OptionValue, type VariationDraft } from './variations.ts';

const amount = wholeNumber(priceText).min(0, priceText).required(priceText);

/** The fields of a product's form. */
export interface ProductFields {
  name: string;
  description: string;
  sku: string;
  brand: string;
  /** Empty for none. */
  categoryId: string;
  collectionIds: string[];
  tags: string[];
  sellingPrice: number;
  multiPricing: PriceRule[];
  isPublished: boolean;
  variations: VariationDraft[];
}

const variationSchema: ObjectSchema<VariationDraft> = object({
  sku: string().trim().required('Chaque déclinaison a une référence.'),
  isEnabled: boolean().required(),
  sellingPrice: amount,
  quantity: wholeNumber(countText).min(0, countText).optional(),
  multiPricing: array(mixed<PriceRule>().required()).required(),
  picture: string().nullable().defined(),
  pictures: array(string().required()).required(),
  options: array(mixed<OptionValue>().required()).required(),
});

/** The first reference that an earlier variation has too. */
function repeatedSku(this: TestContext, drafts: readonly { sku: string }[] | undefined) {
  const skus = (drafts ?? []).map(({ sku }) => sku);
  const index = skus.findIndex((sku, at) => skus.indexOf(sku) < at);
  if (index < 0) return true;
  return this.createError({
    path: `variations[${index}].sku`,
    message: 'Une autre déclinaison a cette référence.',
  });
}

export const productSchema: ObjectSchema<ProductFields> = object({
  name: string().trim().max(maxProductNameLength).required('Donnez un nom à l’article.'),
  description: string().trim().default(''),
  sku: string().trim().default(''),
  brand: string().trim().default(''),
  categoryId: string().default(''),
  collectionIds: array(string().required()).required(),
  tags: array(string().required()).required(),
  sellingPrice: amount,
  multiPricing: array(mixed<PriceRule>().required()).required(),
  isPublished: boolean().default(false),
  variations: array(variationSchema).required().test('unique', repeatedSku),
});

export const fieldsOf = (product: StaffProductWire): ProductFields => ({
  name: product.name,
  description: product.description,
  sku: product.sku,
  brand: product.brand ?? '',
  categoryId: product.categoryId ?? '',
  collectionIds: product.collectionIds,
  tags: product.tags,
  sellingPrice: product.sellingPrice,
  multiPricing: product.multiPricing,
  isPublished: product.isPublished,
  variations: toDrafts(product),
});

/** What is sent of a form: the fields that were changed. */
export function toPatch(fields: ProductFields, names: readonly string[]): ProductPatchWire {
  const all: ProductPatchWire = {
    ...fields,
    variations: fields.variations.map(({ quantity, ...variation }) => ({
      ...variation,
      ...(quantity !== undefined && { quantity }),
    })),
    brand: fields.brand || null,
    categoryId: fields.categoryId || null,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
