import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { withOrderServer } from '../orderServer.ts';
import { median, report } from '../report.ts';

const defaultRuns = 5;

/** From the start of a process to its first whole answer, in milliseconds. */
async function firstAnswer(start: () => Promise<{ kill: () => boolean }>, url: string): Promise<number> {
  const startedAt = performance.now();
  const child = await start();
  await (await fetch(url)).text();
  const time = performance.now() - startedAt;
  child.kill();
  return time;
}

export const bench: Bench = {
  about: 'From the start of a process to its first answer, on a database that is there and filled',
  usage: `[runs, ${defaultRuns}]`,
  run: async ([given = String(defaultRuns)]) => {
    const runs = Number(given);
    if (!(runs >= 1)) throw new Error(`«${given}» is no number of runs.`);
    const before = conditions({ runs: String(runs) });
    const times: Record<string, number[]> = {
      'first start, which fills the database': [],
      'later starts': [],
    };
    await withOrderServer(async ({ port, start }) => {
      const once = async () => {
        let exited: Promise<unknown> = Promise.resolve();
        const time = await firstAnswer(async () => {
          const child = await start();
          exited = new Promise((resolve) => child.once('exit', resolve));
          return child;
        }, `http://127.0.0.1:${port}/healthz`);
        await exited;
        return time;
      };
      times['first start, which fills the database']?.push(await once());
      for (let run = 0; run < runs; run += 1) times['later starts']?.push(await once());
    });
    report(
      'start',
      before,
      Object.entries(times).map(([what, all]) => ({
        what,
        starts: all.length,
        'median ms': Math.round(median(all)),
        'longest ms': Math.round(Math.max(...all)),
      })),
    );
  },
};
