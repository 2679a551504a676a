import type { Product } from '../../domain/product/index.ts';
import { plainText, toRichText } from '../../domain/rich-text/index.ts';

/** Memoized per product: the page's head is rebuilt on every change of the Redux store. */
const known = new WeakMap<Product, string>();

/** The words of a product's description, without its elements. */
export function descriptionWords(product: Product): string {
  const words = known.get(product) ?? plainText(toRichText(product.description));
  known.set(product, words);
  return words;
}
