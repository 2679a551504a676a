import type { Product } from '../../domain/product/index.ts';
import { plainText, toRichText } from '../../domain/rich-text/index.ts';

/** Memoized per product: the page's head is rebuilt on every change of the Redux store. */
const plainDescriptions = new WeakMap<Product, string>();

/** The words of a product's description, without its elements. */
export function descriptionWords(product: Product): string {
  const words = plainDescriptions.get(product) ?? plainText(toRichText(product.description));
  plainDescriptions.set(product, words);
  return words;
}
