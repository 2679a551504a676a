import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchQueries } from '../benchQueries.ts';
import { databaseConditions } from '../databaseConditions.ts';
import { type Measured, measure, plansOf, quantile } from '../measure.ts';
import { settle } from '../settle.ts';
import type { Bench } from '../bench.ts';
import { withDatabase } from '../withDatabase.ts';
import { conditions, root } from '../conditions.ts';
import { report, type Row } from '../report.ts';

const defaultRuns = 100;
/** Milliseconds of database time, and how many times as long as page 1 page 1,000 may take. */
const goals = { median: 50, p99: 150, farPage: 3 };

/** Page 1 of a list and its page 1,000. */
const farPages = [
  ['list, page 1', 'list, page 1000'],
  ['by price, page 1', 'by price, page 1000'],
  ['price choice', 'price choice, page 1000'],
  ['own price limits', 'own price limits, page 1000'],
  ['search of a word in a third of all (femme)', 'search femme, page 1000'],
] as const;

const round = (time: number) => Number(time.toFixed(1));

function toRow({ name, rows, times, firstTime }: Measured): Row {
  const median = quantile(times, 0.5);
  const p99 = quantile(times, 0.99);
  return {
    query: name,
    rows,
    'first ms': round(firstTime),
    'least ms': round(times[0] ?? Number.NaN),
    'median ms': round(median),
    'p99 ms': round(p99),
    goal: median <= goals.median && p99 <= goals.p99 ? 'met' : 'missed',
  };
}

function farPageRows(all: readonly Measured[]): Row[] {
  const medianOf = new Map(all.map(({ name, times }) => [name, quantile(times, 0.5)]));
  return farPages.flatMap(([first, far]) => {
    const near = medianOf.get(first);
    const away = medianOf.get(far);
    if (near === undefined || away === undefined) return [];
    const times = round(away / near);
    return [{ page: far, 'times page 1': times, goal: times <= goals.farPage ? 'met' : 'missed' }];
  });
}

function savePlans(plans: string): string {
  const file = path.join(root, '.bench', 'queries-plans.txt');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, plans);
  return path.relative(root, file);
}

export const bench: Bench = {
  about: 'Database time of every list, filter, search and count on the store that `seed` made, with plans',
  usage: `[runs, ${defaultRuns}] [part of a query's name] [--quiet: plans to the file alone]`,
  run: async (args) => {
    const [given = String(defaultRuns), part = ''] = args.filter((arg) => arg !== '--quiet');
    const runs = Number(given);
    if (!Number.isInteger(runs) || runs < 1) throw new Error(`«${given}» is no number of runs.`);
    await withDatabase(async ({ db, ownerUrl }) => {
      await settle(ownerUrl);
      const before = conditions({ ...(await databaseConditions(db)), runs: String(runs) });
      const all: Measured[] = [];
      const plans: string[] = [];
      for (const query of benchQueries.filter(({ name }) => name.includes(part))) {
        const measured = await measure(db, query, runs);
        all.push(measured);
        plans.push(`== ${query.name}`, ...(await plansOf(db, measured)), '');
      }
      if (!args.includes('--quiet')) console.log(plans.join('\n'));
      const far = farPageRows(all);
      if (far.length > 0) report('queries-pages', before, far);
      report('queries', before, all.map(toRow));
      console.log(savePlans(plans.join('\n')));
    });
  },
};
