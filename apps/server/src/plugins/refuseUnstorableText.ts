import type { FastifyInstance } from 'fastify';
import { isPageRequest } from '../platform/http/isPageRequest.ts';
import { invalidDataMessage } from '../platform/http/errorResponse.ts';
import { HttpError, type FieldErrors } from '../platform/http/httpError.ts';

const nul = '\0';
/** Half of a surrogate pair, which is no character. */
const halfPair = /\p{Cs}/u;

/**
 * Whether any string of a parsed body, keys included, contains what PostgreSQL cannot store.
 * Iterative, because the sender controls the depth.
 */
function isUnstorable(body: unknown): boolean {
  const waiting: unknown[] = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && (value.includes(nul) || halfPair.test(value))) return true;
    if (typeof value === 'object' && value !== null)
      waiting.push(...Object.keys(value), ...Object.values(value));
  }
  return false;
}

/** The fields of a body whose values cannot be stored. */
function fieldErrorsOf(body: unknown): FieldErrors | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const wrong = Object.entries(body).filter(([name, value]) => !isUnstorable(name) && isUnstorable(value));
  return Object.fromEntries(wrong.map(([name]) => [name, [invalidDataMessage]]));
}

/** Lists look at each value of their query themselves, and name the one that is wrong. */
const listPath = /^\/api\/products(?:\/search)?$/;

function holdsNulByte(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  return path.includes('%00') || (query.includes('%00') && !listPath.test(path));
}

/**
 * PostgreSQL cannot store NUL bytes and halves of surrogate pairs, so they are refused. Page URLs
 * are not: they reach the database only by API calls and get the store's 404 page.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isPage = isPageRequest(request) && request.method !== 'POST';
    const isRefused = !isPage && holdsNulByte(request.url);
    done(isRefused ? new HttpError(422, invalidDataMessage) : undefined);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    done(
      isUnstorable(request.body)
        ? new HttpError(422, invalidDataMessage, fieldErrorsOf(request.body))
        : undefined,
    );
  });
}
