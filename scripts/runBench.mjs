// The program of `npm run bench`. The server finds its jobs by `import.meta.glob`, which Node
// itself does not know.
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from './pnpm.mjs';

await runnerImport(path.join(root, 'apps/bench/src/main.ts'), { configFile: false, logLevel: 'error' });
