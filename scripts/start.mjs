// `npm start`: installs, builds and serves in this process, so that it gets signals. npm signals
// only its shell, which `exec` replaces; Windows lacks `exec` and runs the part after `||`.
import path from 'node:path';
import { root } from './pnpm.mjs';
import { portInUse } from './portInUse.mjs';
import { build, install } from './setup.mjs';

const refusal = await portInUse(process.env);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}
install();
const status = build();
if (status !== 0) process.exit(status);
process.env.DATA_DIR ||= path.join(root, '.data');
await import('../apps/server/dist/main.js');
