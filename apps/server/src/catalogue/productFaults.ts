import { rulesFor } from '@teranga/core/pricing';
import type { NewProduct, NewVariation } from './newProduct.ts';
import { isPrice, priceRuleFaults } from './priceRuleFaults.ts';
import { isSlug } from './slug.ts';

const maxNameLength = 300;
const maxSkuLength = 200;
const maxDescriptionLength = 50_000;
/** Variations of one product. */
export const maxVariations = 2_000;
const maxStock = 100_000_000;

const isStock = (value: number) => Number.isInteger(value) && value >= 0 && value <= maxStock;

function priced(label: string, price: number, quantity: number): string[] {
  return [
    ...(isPrice(price)
      ? []
      : [`${label} has a price of ${price}, which is not whole FCFA from 0 to 2 000 000 000.`]),
    ...(isStock(quantity)
      ? []
      : [`${label} has a stock of ${quantity}, which is not a whole number from 0 on.`]),
  ];
}

function variationFaults(product: NewProduct, variation: NewVariation): string[] {
  const label = `Variation "${variation.sku}"`;
  return [
    ...(variation.sku.trim() === '' || variation.sku.length > maxSkuLength
      ? [`${label} has no usable article number.`]
      : []),
    ...priced(label, variation.sellingPrice, variation.quantity),
    ...priceRuleFaults(variation.sellingPrice, rulesFor(product, variation)),
  ];
}

function repeatedSkus(variations: readonly NewVariation[]): string[] {
  const skus = variations.map(({ sku }) => sku);
  const repeated = new Set(skus.filter((sku, index) => skus.indexOf(sku) !== index));
  return [...repeated].map((sku) => `Two variations have the article number "${sku}".`);
}

/** What is wrong with a product; empty when it may be written. */
export function productFaults(product: NewProduct): string[] {
  const faults = [
    ...(isSlug(product.id) ? [] : ['Its id is not a slug.']),
    ...(product.name.trim() === '' ? ['It has no name.'] : []),
    ...(product.name.length > maxNameLength ? [`Its name is longer than ${maxNameLength} characters.`] : []),
    ...(product.sku.length > maxSkuLength
      ? [`Its article number is longer than ${maxSkuLength} characters.`]
      : []),
    ...(product.description.length > maxDescriptionLength
      ? [`Its description is longer than ${maxDescriptionLength} characters.`]
      : []),
    ...priced('It', product.sellingPrice, product.variations.length > 0 ? 0 : product.quantity),
    ...priceRuleFaults(product.sellingPrice, product.multiPricing),
  ];
  if (product.variations.length > maxVariations)
    return [...faults, `It has more than ${maxVariations} variations.`];
  const stock = product.variations.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...faults,
    ...product.variations.flatMap((variation) => variationFaults(product, variation)),
    ...repeatedSkus(product.variations),
    ...(stock > maxStock ? ['Its variations hold more stock than can be counted.'] : []),
  ];
}
