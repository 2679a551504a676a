import { writeFileSync } from 'node:fs';
import { beforeEach } from 'vitest';

/**
 * Writes the running test's name to the file `DESIGN_PROGRESS`, so that a stalled test can be
 * identified.
 */
export function reportProgress(): void {
  const file = process.env['DESIGN_PROGRESS'];
  if (file) beforeEach(({ task }) => writeFileSync(file, `${task.suite?.name ?? ''} ${task.name}`));
}
