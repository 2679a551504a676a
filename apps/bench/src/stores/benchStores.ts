import {
  type Database,
  createStore,
  upsertCategories,
  upsertCollections,
  upsertProducts,
} from '@teranga/server/bench';
import { chanceOf } from '@teranga/testing/chance';
import { benchCategories, benchCollections, benchProduct } from './benchProducts.ts';

const productsOfEach = 20;
const designs = ['default', 'lybalikou', 'rahmou-serwiss'];
const nameOf = (number: number) => `bench-${number}`;

/** The host of one of the many stores. */
export const benchStoreHost = (number: number): string => `${nameOf(number)}.localhost`;

/**
 * Adds the stores numbered from `first` to `end` (exclusive), each with a few products, cycling
 * through the designs.
 */
export async function addStores(db: Database, first: number, end: number): Promise<void> {
  const now = new Date();
  for (let number = first; number < end; number += 1) {
    const chance = chanceOf(number + 1);
    const products = Array.from({ length: productsOfEach }, (_, at) => benchProduct(at, chance, now));
    const store = {
      id: nameOf(number),
      name: `Boutique ${number}`,
      design: designs[number % designs.length] ?? 'default',
      hosts: [benchStoreHost(number)],
    };
    await createStore(db, store, async (tx) => {
      await upsertCategories(tx, benchCategories);
      await upsertCollections(tx, benchCollections);
      await upsertProducts(tx, products, now);
    });
  }
}
