import type { Database } from '../../../platform/db/database.ts';

/**
 * Runs `count` tasks, at most `atOnce` at a time, and returns each result, or the name of the error
 * thrown.
 */
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
