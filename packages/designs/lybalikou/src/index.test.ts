import { expect, it } from 'vitest';
import { design } from './index.ts';

it('The lookbook requests new products, categories and best sellers only', () => {
  expect(design.homeRequests).toEqual(['newProducts', 'popularCategories', 'bestSellers']);
});
