// `npm test`: every check there is, then one line `N passed, N failed` and a matching exit code.
import { install } from './setup.mjs';

install();
const { runChecks } = await import('./checks.mjs');
process.exitCode = await runChecks(process.argv.slice(2));
