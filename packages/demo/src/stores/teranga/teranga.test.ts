import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demoStore } from './index.ts';
import { photos } from './photos.ts';

const { products } = demoStore;

function imagesNamed(): string[] {
  return [
    ...products.flatMap(({ images }) => images.map(({ name }) => name)),
    ...products.flatMap(({ variations }) => variations.flatMap(({ pictures }) => pictures)),
    ...demoStore.categories.flatMap(({ image }) => image ?? []),
    ...demoStore.collections.flatMap(({ image }) => image ?? []),
    ...[demoStore.logo, demoStore.storeInfo.hero?.picture, demoStore.sizeGuide?.coverImage].flatMap(
      (name) => name ?? [],
    ),
  ];
}

describe('the demo store Teranga', () => {
  it('names no address and no reference twice', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
  });

  it('has a file for every image it names and names every image file', async () => {
    const files = await readdir(demoStore.imagesFolder);
    const had = new Set([...files, ...Object.keys(photos)]);
    expect([...new Set(imagesNamed())].sort()).toEqual([...had].sort());
  });

  it('a product with variations costs what its cheapest offered one costs', () => {
    for (const { sellingPrice, variations } of products.filter((product) => product.variations.length > 0)) {
      const prices = variations
        .filter(({ isEnabled }) => isEnabled)
        .map((variation) => variation.sellingPrice);
      expect(sellingPrice).toBe(Math.min(...prices));
    }
  });
});
