// `npm test`: every check, then one line `N passed, N failed` and a matching exit code.
// `npm run verify` (`--whole`) tests more designs, screenshots and browsers.
import { install } from './setup.mjs';

install();
const { runChecks } = await import('./checks/runChecks.mjs');
const words = process.argv.slice(2);
process.exitCode = await runChecks(
  words.filter((word) => word !== '--whole'),
  words.includes('--whole'),
);
