import type { PriceRuleWire } from '@teranga/contract';
import type { NewProduct } from '../modules/catalogue/newProduct.ts';
import type { ImageColors } from './copyImages.ts';
import type { DemoPriceRule, DemoProduct, DemoStore } from '@teranga/demo';
import { dayMs } from '../platform/time/units.ts';

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

function toPriceRule({ startsInDays, endsInDays, ...rule }: DemoPriceRule, now: Date): PriceRuleWire {
  return {
    ...rule,
    startDate: daysAfter(now, startsInDays).toISOString(),
    endDate: daysAfter(now, endsInDays).toISOString(),
  };
}

/** The id of what a product names; an unknown name is a mistake in the demo's data. */
function idOf<T extends { id: string }>(
  all: readonly T[],
  isNamed: (one: T) => boolean,
  product: DemoProduct,
  name: string,
): string {
  const found = all.find(isNamed);
  if (!found)
    throw new Error(`The demo product "${product.id}" names "${name}", which its store does not have.`);
  return found.id;
}

/** A demo product as the catalogue is written; dates are counted from `now`. */
export function toNewProduct(
  product: DemoProduct,
  store: DemoStore,
  colors: ImageColors,
  now: Date,
): NewProduct {
  const { id, sku, name, description, brand, tags, sellingPrice, quantity, sold, images } = product;
  return {
    id,
    sku,
    name,
    description,
    brand,
    tags,
    sellingPrice,
    quantity,
    sold,
    categoryId: idOf(
      store.categories,
      (category) => category.name === product.category,
      product,
      product.category,
    ),
    collectionIds: product.collections.map((slug) =>
      idOf(store.collections, (collection) => collection.slug === slug, product, slug),
    ),
    multiPricing: product.multiPricing.map((rule) => toPriceRule(rule, now)),
    gallery: images,
    pictureColor: colors.get(images[0]?.name ?? '') ?? null,
    variations: product.variations.map((variation) => ({
      ...variation,
      multiPricing: (variation.multiPricing ?? []).map((rule) => toPriceRule(rule, now)),
    })),
    addedAt: daysAfter(now, -product.addedDaysAgo),
  };
}
