import { writeFileSync } from 'node:fs';
import { beforeEach } from 'vitest';

/** Writes which promise is tested into the file that `DESIGN_PROGRESS` names: who waits for the tests sees what stands still. */
export function reportProgress(): void {
  const file = process.env['DESIGN_PROGRESS'];
  if (file) beforeEach(({ task }) => writeFileSync(file, `${task.suite?.name ?? ''} ${task.name}`));
}
