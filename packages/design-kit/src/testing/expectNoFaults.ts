import { expect } from 'vitest';

/** Fails with a complete list of faults, one per line: an equality assertion would truncate it. */
export function expectNoFaults(faults: readonly string[]): void {
  if (faults.length > 0) expect.fail(faults.join('\n'));
}
