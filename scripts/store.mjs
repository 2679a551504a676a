// `npm run store -- <verb> …`: the operator's commands. They run what the shop runs: a build of newer sources would take the files of
// a running shop away from under its pages, and is made by `npm start`. Only where nothing was built yet do they install and build.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './pnpm.mjs';
import { build, install } from './setup.mjs';

const program = path.join(root, 'apps/server/dist/cli.js');

if (!existsSync(program)) {
  install();
  // Beside the answer, which may be sent to a file.
  const status = build({ stdio: ['inherit', process.stderr.fd, 'inherit'] });
  if (status !== 0) process.exit(status);
}
await import(program);
