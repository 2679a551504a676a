import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoStore } from './index.ts';

const { categories, collections, imagesFolder, products, storeInfo, sizeGuide, logo } = demoStore;
/** Limit for all images together, so that a clone stays small. */
const mostImageBytes = 5 * 1024 * 1024;

const namedImages = () => {
  const swatches = products
    .flatMap(({ variations }) => variations.flatMap(({ options }) => options))
    .flatMap(({ value, valueType }) => (valueType === 'picture' ? [value] : []));
  const ofProducts = products.flatMap(({ images, variations }) => [
    ...images.map(({ name }) => name),
    ...variations.flatMap((variation) => variation.pictures),
  ]);
  const { introduction, sections } = storeInfo.aboutPageInfo;
  const ofPages = [
    ...categories.map(({ image }) => image),
    ...collections.map(({ image }) => image),
    ...sections.map(({ image }) => image),
    introduction.image,
    storeInfo.hero?.picture,
    storeInfo.contactPageInfo.coverImage,
    sizeGuide?.coverImage,
    logo,
  ];
  return new Set([...swatches, ...ofProducts, ...ofPages.flatMap((name) => name ?? [])]);
};

describe('the demo store Lybalikou', () => {
  test('shows forty pieces, five per department', () => {
    expect(products).toHaveLength(40);
    const sizes = categories.map(({ name }) => products.filter(({ category }) => category === name).length);
    expect(sizes).toEqual(categories.map(() => 5));
  });

  test('has a file for every image it names and names every image file', async () => {
    const files = await readdir(imagesFolder);
    expect([...namedImages()].sort()).toEqual(files.sort());
  });

  test('has at most five megabytes of images', async () => {
    const files = await readdir(imagesFolder);
    const sizes = await Promise.all(files.map((file) => stat(path.join(imagesFolder, file))));
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(bytes <= mostImageBytes).toBe(true);
  });

  test('describes the fabric, the cut and the care of every piece', () => {
    const titles = ['<h2>Le tissu</h2>', '<h2>La coupe</h2>', '<h2>L’entretien</h2>'];
    const silent = products.filter(
      ({ description }) => !titles.every((title) => description.includes(title)),
    );
    expect(silent).toEqual([]);
  });

  test('has sold-out pieces and temporarily reduced pieces', () => {
    expect(products.filter(({ quantity }) => quantity === 0).map(({ id }) => id)).toEqual([
      'tunique-fann',
      'tongs-popenguine',
    ]);
    expect(products.filter(({ multiPricing }) => multiPricing.length > 0)).toHaveLength(9);
  });

  test('is paid on delivery or online', () => {
    expect(demoStore.features).toMatchObject({ cashOnDelivery: true, onlinePayment: true });
  });
});
