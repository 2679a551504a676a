import type { FastifyInstance } from 'fastify';
import { HttpError } from '../platform/http/httpError.ts';

/** Most targets: one slash, then characters that every URL parser treats alike. */
const plain = /^\/(?!\/)[\w/-]*$/;

/**
 * Whether the pages' router, which decodes a path before it parses it, reads a path of this host.
 */
function isOwnDecoded(pathname: string): boolean {
  try {
    return new URL(decodeURI(pathname), 'http://page').host === 'page';
  } catch (error) {
    return error instanceof URIError;
  }
}

/**
 * Whether a target is a path, even after a browser has resolved its dot segments and backslashes.
 */
function isOwnPath(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  const { pathname } = new URL(`http://page${target}`);
  return !pathname.startsWith('//') && isOwnDecoded(pathname);
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
