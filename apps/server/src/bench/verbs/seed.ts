import { upsertCategories } from '../../catalogue/writeCategories.ts';
import { upsertCollections } from '../../catalogue/writeCollections.ts';
import { upsertProducts } from '../../catalogue/writeProducts.ts';
import { createStore } from '../../stores/createStore.ts';
import type { Bench } from '../bench.ts';
import { benchCategories, benchCollections, benchProduct } from '../benchProducts.ts';
import { benchStore } from '../benchStore.ts';
import { chanceOf } from '../chance.ts';
import { settle } from '../settle.ts';

const defaultCount = 100_000;
const batchSize = 1_000;
const seed = 20_261_121;
const reportEvery = 10_000;

/** `seed [count]`: a store of so many products, made anew. */
export async function run(
  { db, print, ownerUrl }: Bench,
  [given = String(defaultCount)]: string[],
): Promise<void> {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new Error(`« ${given} » is no number of products.`);
  const startedAt = performance.now();
  await db.withStore(benchStore.id, (tx) => tx.query('delete from stores where id = $1', [benchStore.id]));
  await createStore(db, benchStore);
  const chance = chanceOf(seed);
  const now = new Date();
  await db.withStore(benchStore.id, async (tx) => {
    await upsertCategories(tx, benchCategories);
    await upsertCollections(tx, benchCollections);
  });
  for (let start = 0; start < count; start += batchSize) {
    const length = Math.min(batchSize, count - start);
    const products = Array.from({ length }, (_, index) => benchProduct(start + index, chance, now));
    await db.withStore(benchStore.id, (tx) => upsertProducts(tx, products, now));
    if ((start + length) % reportEvery === 0) print(`${start + length} products`);
  }
  await settle(ownerUrl, db);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  print(
    `The store "${benchStore.id}" has ${count} products after ${seconds} s; http://${benchStore.hosts[0]} shows it.`,
  );
}
