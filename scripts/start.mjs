// `npm start`: installs, builds, and serves in this very process, so that signals reach the server.
// npm hands a signal to its shell alone, which must therefore become this process: `exec`; Windows has none, and takes what follows.
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
await import('../apps/server/dist/main.js');
