// `npm run bench -- <verb> …`: measures the built product. Without a verb it lists the benchmarks.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './pnpm.mjs';
import { build, install } from './setup.mjs';

install();
const status = build();
if (status !== 0) process.exit(status);
process.env.DATA_DIR ||= path.join(root, '.data');
const words = [path.join(root, 'scripts/runBench.mjs'), ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
