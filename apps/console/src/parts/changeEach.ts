import { asApiError } from '@teranga/core/lib/api';
import type { Outcome } from './BulkResults.tsx';

/** Makes a change of each, and says what became of it: each is done or refused on its own. */
export const changeEach = <T>(
  items: readonly T[],
  describe: (item: T) => Pick<Outcome, 'key' | 'name'>,
  change: (item: T) => PromiseLike<{ error?: unknown }>,
): Promise<Outcome[]> =>
  Promise.all(
    items.map(async (item) => {
      const { error } = await change(item);
      const message = error === undefined ? null : asApiError(error).message;
      return { ...describe(item), isDone: message === null, message };
    }),
  );
