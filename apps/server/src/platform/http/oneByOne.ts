import { HttpError } from './httpError.ts';

/** What became of one of several changes. */
export interface Outcome {
  isDone: boolean;
  /** Why it was refused. */
  message: string | null;
}

/** Makes several changes one after the other: one that is refused stops no other. */
export async function oneByOne<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<(Item & Outcome)[]> {
  const outcomes: (Item & Outcome)[] = [];
  for (const item of items)
    try {
      await run(item);
      outcomes.push({ ...item, isDone: true, message: null });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.push({ ...item, isDone: false, message: error.message });
    }
  return outcomes;
}
