import type { Database, Tx } from '@teranga/server/bench';
import type { BenchQuery } from './benchQueries.ts';
import { benchStore } from './stores/benchStore.ts';

/** A statement as it was sent. */
interface Sent {
  sql: string;
  values: readonly unknown[];
}

/** The cost of one query. */
export interface Measured {
  name: string;
  /** Products it finds, or things it lists. */
  rows: number;
  /** Database time of every run, ascending: from the first statement sent to the last response. */
  times: number[];
  /** Of the run before the first counted one. */
  firstTime: number;
  statements: Sent[];
}

/** A transaction whose statements are timed and remembered. */
function watched(tx: Tx) {
  const watch: { time: number; statements: Sent[] } = { time: 0, statements: [] };
  const timed: Tx = {
    async query(sql, values = []) {
      watch.statements.push({ sql: typeof sql === 'string' ? sql : sql.text, values });
      const startedAt = performance.now();
      try {
        return await tx.query(sql, values);
      } finally {
        watch.time += performance.now() - startedAt;
      }
    },
  };
  return { timed, watch };
}

/** The total of a page of products, or the length of a list. */
function countOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  if (typeof answer !== 'object' || answer === null) return 0;
  if ('products' in answer) return countOf(answer.products);
  return 'total' in answer && typeof answer.total === 'number' ? answer.total : 1;
}

async function once(db: Database, query: BenchQuery) {
  return db.withStore(benchStore.id, async (tx) => {
    const { timed, watch } = watched(tx);
    const rows = countOf(await query.run(timed, new Date()));
    return { ...watch, rows };
  });
}

/** Runs a query once to warm up, then so many times. */
export async function measure(db: Database, query: BenchQuery, runs: number): Promise<Measured> {
  const first = await once(db, query);
  const times: number[] = [];
  let { statements } = first;
  for (let run = 0; run < runs; run += 1) {
    const { time, statements: sent } = await once(db, query);
    times.push(time);
    statements = sent;
  }
  return {
    name: query.name,
    rows: first.rows,
    times: times.sort((a, b) => a - b),
    firstTime: first.time,
    statements,
  };
}

/** The time that so much of all runs (0 to 1) do not exceed. */
export const quantile = (times: readonly number[], part: number): number =>
  times[Math.min(times.length - 1, Math.ceil(part * times.length) - 1)] ?? Number.NaN;

/** The plans of the statements of a query that read, as PostgreSQL carries them out. */
export async function plansOf(db: Database, { statements }: Measured): Promise<string[]> {
  return db.withStore(benchStore.id, async (tx) => {
    const plans: string[] = [];
    for (const { sql, values } of statements) {
      if (!/^\s*(select|with)\b/i.test(sql)) continue;
      const { rows } = await tx.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${sql}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  });
}
