import {
  type Database,
  createStore,
  refreshFacetBitmaps,
  upsertCategories,
  upsertCollections,
  upsertProducts,
} from '@teranga/server/bench';
import { chanceOf } from '@teranga/testing/chance';
import { benchCategories, benchCollections, benchProduct } from './benchProducts.ts';
import { benchStore } from './benchStore.ts';

const batchSize = 1_000;
const seed = 20_261_121;

/**
 * Recreates the bench store with `count` products, always the same; calls back after each batch.
 */
export async function seedStore(
  db: Database,
  count: number,
  onBatch: (written: number) => void,
): Promise<void> {
  await db.withStore(benchStore.id, (tx) => tx.query('delete from stores where id = $1', [benchStore.id]));
  await createStore(db, benchStore, async (tx) => {
    await upsertCategories(tx, benchCategories);
    await upsertCollections(tx, benchCollections);
  });
  const chance = chanceOf(seed);
  const now = new Date();
  for (let start = 0; start < count; start += batchSize) {
    const length = Math.min(batchSize, count - start);
    const products = Array.from({ length }, (_, index) => benchProduct(start + index, chance, now));
    await db.withStore(benchStore.id, (tx) => upsertProducts(tx, products, now));
    onBatch(start + length);
  }
  await db.withStore(benchStore.id, refreshFacetBitmaps);
}
