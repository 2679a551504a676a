import { benchQueries } from '../benchQueries.ts';
import { benchStore } from '../benchStore.ts';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { measure, plansOf, quantile, type Measured } from '../measure.ts';

const defaultRuns = 60;
const nameWidth = 48;
const numberWidth = 9;
const goals = { median: 50, p99: 150, farPage: 3 };

const ms = (time: number) => time.toFixed(1).padStart(numberWidth);

function line({ name, times, firstTime }: Measured): string {
  const median = quantile(times, 0.5);
  const p99 = quantile(times, 0.99);
  const isSlow = median > goals.median || p99 > goals.p99;
  return `${name.padEnd(nameWidth)}${ms(times[0] ?? Number.NaN)}${ms(median)}${ms(p99)}${ms(firstTime)}${isSlow ? '  over the goal' : ''}`;
}

/** How many times as long page 1,000 of each list takes as its page 1. */
function farPages(all: readonly Measured[]): string[] {
  const medians = new Map(all.map(({ name, times }) => [name, quantile(times, 0.5)]));
  return [
    ['list, page 1', 'list, page 1000'],
    ['by price, page 1', 'by price, page 1000'],
    ['price choice', 'price choice, page 1000'],
    ['own price limits', 'own price limits, page 1000'],
    ['search of a word in a third of all (femme)', 'search femme, page 1000'],
  ].map(([first = '', far = '']) => {
    const times = (medians.get(far) ?? Number.NaN) / (medians.get(first) ?? Number.NaN);
    return `${far}: ${times.toFixed(1)} times page 1${times > goals.farPage ? ', over the goal' : ''}`;
  });
}

/** `queries [runs] [part of a name]`: the database time of everything shoppers ask of the catalogue, and the plans behind it. */
export async function run({ db, print }: Bench, [given, part = '']: string[]): Promise<void> {
  const runs = Number(given ?? defaultRuns);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`« ${String(given)} » is no number of runs.`);
  const { rows } = await db.withStore(benchStore.id, (tx) => tx.query('select from products limit 1'));
  if (rows.length === 0) throw new Error('There is nothing to measure: run "npm run bench -- seed" first.');
  for (const each of await db.withStore(benchStore.id, conditions)) print(each);
  print(
    `\n${`Database time in ms, ${runs} runs each`.padEnd(nameWidth)}    least   median      p99    first`,
  );
  const all: Measured[] = [];
  for (const query of benchQueries.filter(({ name }) => name.includes(part))) {
    const measured = await measure(db, query, runs);
    all.push(measured);
    print(line(measured));
  }
  if (part === '') print(`\n${farPages(all).join('\n')}`);
  for (const measured of all) print(`\n== ${measured.name}\n${(await plansOf(db, measured)).join('\n--\n')}`);
}
