import { afterAll, onTestFinished } from 'vitest';

/** Undoes what was set up when the running test ends, or, outside of a test, when its file does. The last thing set up is undone first. */
export function afterFile(undo: () => Promise<void>): void {
  try {
    onTestFinished(undo);
  } catch {
    // Vitest says so by throwing when no test runs.
    afterAll(undo);
  }
}
