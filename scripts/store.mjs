// `npm run store -- <verb> …`: the operator's commands. They use the shop's build: a rebuild (`npm
// start`) would remove a running shop's files. They install and build only without a build.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './pnpm.mjs';
import { build, install } from './setup.mjs';

const program = path.join(root, 'apps/server/dist/cli.js');

if (!existsSync(program)) {
  install();
  // On stderr, as stdout may be redirected to a file.
  const status = build({ stdio: ['inherit', process.stderr.fd, 'inherit'] });
  if (status !== 0) process.exit(status);
}
process.env.DATA_DIR ||= path.join(root, '.data');
await import(program);
