import type { FastifyInstance } from 'fastify';
import { HttpError } from '../platform/http/problem.ts';

/** Most targets: one slash, then characters that every URL parser treats alike. */
const plain = /^\/(?!\/)[\w/-]*$/;

/**
 * Whether a target is a path, even after a browser has resolved its dot segments and backslashes.
 */
function isOwnPath(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  return !new URL(`http://page${target}`).pathname.startsWith('//');
}

/**
 * Answers 404 to targets that are not own paths: `*`, absolute URLs and leading double slashes. In
 * a page or a redirect, a browser would read the latter as the address of another host.
 */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', ({ originalUrl }, _reply, done) => {
    const isRefused = !plain.test(originalUrl) && !isOwnPath(originalUrl);
    done(isRefused ? new HttpError(404, 'Introuvable.') : undefined);
  });
}
