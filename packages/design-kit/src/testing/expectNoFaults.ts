import { expect } from 'vitest';

/** Fails with every fault, whole, a line each: what is compared is told in part only. */
export function expectNoFaults(faults: readonly string[]): void {
  if (faults.length > 0) expect.fail(faults.join('\n'));
}
