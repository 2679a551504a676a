import type { Product } from '../catalogue/product.ts';
import { plainText, toRichText } from '../rich-text/toRichText.ts';

/** Read once for each product: a page's head is made anew whenever the store changes. */
const known = new WeakMap<Product, string>();

/** The words of a product's description, without its elements. */
export function descriptionWords(product: Product): string {
  const words = known.get(product) ?? plainText(toRichText(product.description));
  known.set(product, words);
  return words;
}
