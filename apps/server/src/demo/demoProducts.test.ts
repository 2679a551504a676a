import { readDemoStores } from '@teranga/demo';
import { describe, expect, it } from 'vitest';
import { productFaults } from '../modules/catalogue/productFaults.ts';
import { toNewProduct } from './toNewProduct.ts';

const now = new Date('2026-01-15T12:00:00Z');

describe.each(await readDemoStores())('the demo store $name', (store) => {
  it.each(store.products)('may sell $id', (product) => {
    expect(productFaults(toNewProduct(product, store, new Map(), now))).toEqual([]);
  });
});
