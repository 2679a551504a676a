import { randomInt } from 'node:crypto';
import { databaseConditions } from '../databaseConditions.ts';
import { ordersUnderFaults } from '../faults/ordersUnderFaults.ts';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { withOrderServer } from '../orderServer.ts';
import { report } from '../report.ts';

const defaultSeconds = 60;
const seedLimit = 1_000_000;
const shownViolations = 20;

export const bench: Bench = {
  about:
    'Orders and payments while servers are killed, connections cut and PayTech fails: what is lost or doubled (0)',
  usage: `[seconds, ${defaultSeconds}] [seed]`,
  run: async ([givenSeconds = String(defaultSeconds), givenSeed = String(randomInt(seedLimit))]) => {
    const [seconds, seed] = [Number(givenSeconds), Number(givenSeed)];
    if (!(seconds >= 1) || !Number.isInteger(seed))
      throw new Error('Give whole numbers: the seconds and the seed.');
    console.error(`seed ${seed}`);
    await withOrderServer(async (server) => {
      const { counts, violations } = await ordersUnderFaults(
        { ...server, report: console.error },
        seed,
        seconds,
      );
      report(
        'orders-under-faults',
        conditions({
          seed: String(seed),
          seconds: String(seconds),
          ...(await databaseConditions(server.database.db)),
        }),
        [...counts, ['violations', violations.length] as const].map(([what, count]) => ({ what, count })),
      );
      if (violations.length > 0) throw new Error(violations.slice(0, shownViolations).join('\n'));
    });
  },
};
