import type { FastifyInstance } from 'fastify';
import type { Store } from '../modules/stores/store.ts';
import { callInProcess } from '../platform/http/internalRequest.ts';
import { jsonType } from './responseCache.ts';

/**
 * A `fetch` that calls our own API in process, for this store and design. It never sends the
 * visitor's cookie or token, since a page contains nothing personal. Reuses cached responses.
 */
export function internalApi(
  app: FastifyInstance,
  { id, design, primaryHost: host }: Store,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET')
      throw new Error(`a page asked for ${request.method} ${pathname}: pages only read`);
    const saved = app.responseCache.of(id, design, pathname + search);
    if (saved) return new Response(saved.html, { headers: { 'content-type': jsonType } });
    const answer = await callInProcess(design, () =>
      app.inject({ method: 'GET', url: pathname + search, headers: { host, accept: 'application/json' } }),
    );
    const type = answer.headers['content-type'];
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': String(type ?? jsonType) },
    });
  };
}
