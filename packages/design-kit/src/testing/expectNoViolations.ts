import { expect } from 'vitest';

/** Fails with all violations, one per line: an equality assertion would truncate the list. */
export function expectNoViolations(violations: readonly string[]): void {
  if (violations.length > 0) expect.fail(violations.join('\n'));
}
