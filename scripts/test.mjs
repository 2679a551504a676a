// `npm test`: every check, and one line `N passed, N failed`. `npm run verify` (`--whole`) tests
// more; `--changed` or `--changed=<commit>` only what depends on changed files.
import { run } from './pnpm.mjs';
import { install } from './setup.mjs';

install();
process.exitCode = run('node', ['scripts/checks/runChecks.mjs', ...process.argv.slice(2)]);
