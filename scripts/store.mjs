// `npm run store -- <verb> …`: the operator's commands. Installs and builds when something changed, then runs in this very process.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './pnpm.mjs';
import { build, install } from './setup.mjs';

const program = path.join(root, 'apps/server/dist/cli.js');
const sources = [
  'apps/server/src',
  'packages/core/src',
  'packages/contract/src',
  'packages/design-manifest/src',
];

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the program is older than what it is made of: a build that has nothing to do takes seconds all the same. */
function isStale() {
  const builtAt = changedAt(program);
  return sources
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .some((entry) => entry.isFile() && changedAt(path.join(entry.parentPath, entry.name)) > builtAt);
}

install();
// Beside the answer, which may be sent to a file.
const besideTheAnswer = ['inherit', process.stderr.fd, 'inherit'];
const status = isStale() ? build({ stdio: besideTheAnswer }) : 0;
if (status !== 0) process.exit(status);
await import(program);
