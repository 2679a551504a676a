import { expect, it } from 'vitest';
import { langOf } from './index.ts';

it.each([
  ['Failed to load product details', 'en'],
  ['Product not found', 'en'],
  ['Back to Products', 'en'],
  ['Unexpected Application Error!', 'en'],
  ['OTP is required', 'en'],
  ['Une erreur est survenue', undefined],
  ['Produit introuvable', undefined],
  ['', undefined],
  [null, undefined],
])('The text %j is marked %j', (text, lang) => {
  expect(langOf(text)).toBe(lang);
});
