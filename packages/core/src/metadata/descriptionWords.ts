import type { Product } from '../catalogue/product.ts';
import { plainText, toRichText } from '../rich-text/toRichText.ts';

/** Memoized per product: the page's head is rebuilt on every change of the Redux store. */
const known = new WeakMap<Product, string>();

/** The words of a product's description, without its elements. */
export function descriptionWords(product: Product): string {
  const words = known.get(product) ?? plainText(toRichText(product.description));
  known.set(product, words);
  return words;
}
