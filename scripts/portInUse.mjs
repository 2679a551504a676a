// Whether something listens already where a shop would.
import { createServer } from 'node:net';

/** As the server reads them where they are not set. */
const ownPlace = { port: '3000', host: '127.0.0.1' };

/**
 * The message if a shop already runs on the port; null if none does. The server itself rejects an
 * invalid port.
 */
export function portInUse(env) {
  const { port, host } = { port: env['PORT'] || ownPlace.port, host: env['HOST'] || ownPlace.host };
  return new Promise((resolve) => {
    const trial = createServer();
    const sentence = `Port ${port} of ${host} is in use: stop what uses it, or set PORT to another one. Nothing was built: it would take its files from a shop that runs.`;
    trial.once('error', ({ code }) => resolve(code === 'EADDRINUSE' ? sentence : null));
    if (/^\d{1,5}$/.test(port) && Number(port) < 65_536)
      trial.listen(Number(port), host, () => trial.close(() => resolve(null)));
    else resolve(null);
  });
}
