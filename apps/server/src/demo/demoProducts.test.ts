import { readDemoStores } from '@teranga/demo';
import { describe, expect, it } from 'vitest';
import { productErrors } from '../modules/catalogue/productErrors.ts';
import { toNewProduct } from './toNewProduct.ts';

const now = new Date('2026-01-15T12:00:00Z');

describe.each(await readDemoStores())('the demo store $name', (store) => {
  it.each(store.products)('may sell $id', (product) => {
    expect(productErrors(toNewProduct(product, store, new Map(), now))).toEqual([]);
  });
});
