import { maxProductNameLength } from '@teranga/contract';
import { cleanWord } from '../../platform/text/cleanText.ts';
import { possibleRules } from '@teranga/core/domain/pricing';
import type { NewProduct, NewVariation } from './newProduct.ts';
import { isPrice, priceRuleErrors } from './priceRuleErrors.ts';
import { isSlug } from '../../platform/text/slug.ts';

const maxSkuLength = 200;
const maxDescriptionLength = 50_000;
/** Variations of one product. */
export const maxVariations = 2_000;
/** Units of one product. */
export const maxStock = 100_000_000;

const isStock = (value: number) => Number.isInteger(value) && value >= 0 && value <= maxStock;

function priced(label: string, price: number, quantity: number): string[] {
  return [
    ...(isPrice(price)
      ? []
      : [`${label} a un prix de ${price}, qui n’est pas un nombre entier de FCFA entre 0 et 2 000 000 000.`]),
    ...(isStock(quantity)
      ? []
      : [`${label} a un stock de ${quantity}, qui n’est pas un nombre entier à partir de 0.`]),
  ];
}

function variationErrors(product: NewProduct, variation: NewVariation): string[] {
  const label = `La déclinaison « ${variation.sku} »`;
  return [
    ...(cleanWord(variation.sku) === '' || variation.sku.length > maxSkuLength
      ? [`${label} n’a pas de référence utilisable.`]
      : []),
    ...priced(label, variation.sellingPrice, variation.quantity),
    ...priceRuleErrors(variation.sellingPrice, possibleRules(product, variation)),
  ];
}

function repeatedSkus(variations: readonly NewVariation[]): string[] {
  // As they are stored.
  const skus = variations.map(({ sku }) => cleanWord(sku));
  const repeated = new Set(skus.filter((sku, index) => skus.indexOf(sku) !== index));
  return [...repeated].map((sku) => `Deux déclinaisons ont la référence « ${sku} ».`);
}

/** Errors of a product; empty when it may be written. */
export function productErrors(product: NewProduct): string[] {
  const errors = [
    ...(isSlug(product.id)
      ? []
      : ['Son identifiant n’a pas la forme d’une adresse (lettres minuscules, chiffres et tirets).']),
    ...(product.name.trim() === '' ? ['Il n’a pas de nom.'] : []),
    ...(product.name.length > maxProductNameLength
      ? [`Son nom a plus de ${maxProductNameLength} caractères.`]
      : []),
    ...(product.sku.length > maxSkuLength ? [`Sa référence a plus de ${maxSkuLength} caractères.`] : []),
    ...(product.description.length > maxDescriptionLength
      ? [`Sa description a plus de ${maxDescriptionLength} caractères.`]
      : []),
    ...priced('Il', product.sellingPrice, product.variations.length > 0 ? 0 : product.quantity),
    ...priceRuleErrors(product.sellingPrice, product.multiPricing),
  ];
  if (product.variations.length > maxVariations)
    return [...errors, `Il a plus de ${maxVariations} déclinaisons.`];
  const stock = product.variations.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...errors,
    ...product.variations.flatMap((variation) => variationErrors(product, variation)),
    ...repeatedSkus(product.variations),
    ...(stock > maxStock ? ['Le stock de ses déclinaisons est trop grand pour être compté.'] : []),
  ];
}
