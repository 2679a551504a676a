import type { Database } from '../../db/database.ts';

/** Runs many things at once, so many at a time, and answers how each ended: its answer, or the name of what it threw. */
export async function race<T>(
  pools: readonly Database[],
  count: number,
  atOnce: number,
  run: (index: number, pool: Database) => Promise<T>,
): Promise<(T | string)[]> {
  const answers: (T | string)[] = [];
  let next = 0;
  const worker = async (pool: Database | undefined) => {
    if (!pool) throw new Error('A race needs a pool to run on.');
    for (let index = next++; index < count; index = next++)
      answers[index] = await run(index, pool).catch((error: unknown) =>
        error instanceof Error ? error.name : String(error),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, (_, number) => worker(pools[number % pools.length])));
  return answers;
}

/** How many of the answers are this one. */
export const countOf = (answers: unknown[], wanted: unknown) =>
  answers.filter((answer) => answer === wanted).length;
