import { afterAll, onTestFinished } from 'vitest';

/**
 * Registers a clean-up for the end of the running test or, outside of a test, of its file. The last
 * one registered runs first.
 */
export function afterFile(undo: () => Promise<void>): void {
  try {
    onTestFinished(undo);
  } catch {
    // Vitest says so by throwing when no test runs.
    afterAll(undo);
  }
}
