// `npm test`: every check, then one line `N passed, N failed` and a matching exit code.
// `npm run verify` (`--whole`) tests more designs, screenshots and browsers; `--changed` or
// `--changed=<commit>` only what depends on the files that differ from HEAD or that commit.
import { parseArgs } from 'node:util';
import { install } from './setup.mjs';

install();
const { runChecks } = await import('./checks/runChecks.mjs');
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
  options: { whole: { type: 'boolean', default: false }, changed: { type: 'string' } },
  allowPositionals: true,
});
process.exitCode = await runChecks(positionals, { isWhole: values.whole, since: values.changed ?? null });
