import type { FastifyInstance } from 'fastify';
import { HttpError } from './problem.ts';

/** Most requests: one slash, then what every URL parser reads alike. */
const plain = /^\/(?!\/)[\w/-]*$/;

/** Whether a target is a path, also once a browser has resolved its dot segments and backslashes. */
function isOwnPath(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  return !new URL(`http://page${target}`).pathname.startsWith('//');
}

/**
 * Answers 404 to request targets that are no path of ours: `*`, a whole address, and what begins with two slashes. A browser would
 * take the last for the address of another host wherever it is written into a page or a redirect.
 */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', ({ originalUrl }, _reply, done) => {
    const isRefused = !plain.test(originalUrl) && !isOwnPath(originalUrl);
    done(isRefused ? new HttpError(404, 'Introuvable.') : undefined);
  });
}
