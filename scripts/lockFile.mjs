// Checks whether the lock file covers every design.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether the lock file names every design there is: one that was just added it does not. */
export function isEveryDesignLocked(root) {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  return readdirSync(path.join(root, 'packages/designs'))
    .filter((id) => existsSync(path.join(root, 'packages/designs', id, 'package.json')))
    .every((id) => lock.includes(`\n  packages/designs/${id}:\n`));
}
