import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { withOrderServer } from '../orderServer.ts';
import { memoryMb } from '../processTimes.ts';
import { median, report } from '../report.ts';

const defaultRuns = 5;

interface Started {
  /** Time from the start of a process to its first complete answer, in milliseconds. */
  time: number;
  /** Its memory at that moment, in megabytes. */
  memory: number;
}

async function firstAnswer(
  start: () => Promise<{ kill: () => boolean; pid?: number | undefined }>,
  url: string,
): Promise<Started> {
  const startedAt = performance.now();
  const child = await start();
  await (await fetch(url)).text();
  const time = performance.now() - startedAt;
  const memory = memoryMb(child.pid ?? 0);
  child.kill();
  return { time, memory };
}

export const bench: Bench = {
  about:
    'From the start of a process to its first answer, on a database that is there and filled, and its memory then',
  usage: `[runs, ${defaultRuns}]`,
  run: async ([given = String(defaultRuns)]) => {
    const runs = Number(given);
    if (!(runs >= 1)) throw new Error(`«${given}» is no number of runs.`);
    const before = conditions({ runs: String(runs) });
    const times: Record<string, Started[]> = {
      'first start, which fills the database': [],
      'later starts': [],
    };
    await withOrderServer(async ({ port, start }) => {
      const once = async () => {
        let exited: Promise<unknown> = Promise.resolve();
        const started = await firstAnswer(async () => {
          const child = await start();
          exited = new Promise((resolve) => child.once('exit', resolve));
          return child;
        }, `http://127.0.0.1:${port}/healthz`);
        await exited;
        return started;
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
        'median ms': Math.round(median(all.map(({ time }) => time))),
        'longest ms': Math.round(Math.max(...all.map(({ time }) => time))),
        'RSS MB': median(all.map(({ memory }) => memory)),
      })),
    );
  },
};
