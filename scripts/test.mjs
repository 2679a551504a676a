// `npm test`: every check, then one line `N passed, N failed` and a matching exit code.
// `npm run verify` (`--whole`) tests more designs, screenshots and browsers; `--changed` or
// `--changed=<commit>` only what depends on the files that differ from HEAD or that commit.
import { pnpm } from './pnpm.mjs';
import { install } from './setup.mjs';

install();
process.exitCode = pnpm(['exec', 'node', 'scripts/checks/runChecks.mjs', ...process.argv.slice(2)]);
