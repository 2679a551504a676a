import { databaseConditions } from '../databaseConditions.ts';
import { settle } from '../settle.ts';
import { benchStore } from '../stores/benchStore.ts';
import { seedStore } from '../stores/seedStore.ts';
import type { Bench } from '../bench.ts';
import { withDatabase } from '../withDatabase.ts';
import { conditions } from '../conditions.ts';
import { report } from '../report.ts';

const defaultCount = 100_000;
const mostProducts = 1_000_000;
const reportEvery = 10_000;
const msPerSecond = 1_000;

export const bench: Bench = {
  about: `A store "${benchStore.id}" of so many products, rebuilt in the deployment's database`,
  usage: '[100000]',
  run: async ([given = String(defaultCount)]) => {
    const count = Number(given);
    if (!Number.isInteger(count) || count < 1 || count > mostProducts)
      throw new Error(`«${given}» is no number of products from 1 to ${mostProducts}.`);
    await withDatabase(async ({ db, ownerUrl }) => {
      const startedAt = performance.now();
      await seedStore(db, count, (written) => {
        if (written % reportEvery === 0) console.error(`${written} products`);
      });
      await settle(ownerUrl);
      const seconds = Math.round((performance.now() - startedAt) / msPerSecond);
      report('seed', conditions(await databaseConditions(db)), [
        { store: benchStore.id, host: benchStore.hosts[0], products: count, seconds },
      ]);
    });
  },
};
