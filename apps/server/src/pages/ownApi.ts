import type { FastifyInstance } from 'fastify';
import { callInProcess } from './inProcess.ts';

/**
 * A `fetch` that asks our own API without the network, for the store of this host, drawn in this design. Nothing of the visitor goes along,
 * neither cookie nor bearer: a page holds nothing personal.
 */
export function ownApi(
  app: FastifyInstance,
  host: string,
  design: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET')
      throw new Error(`a page asked for ${request.method} ${pathname}: pages only read`);
    const answer = await callInProcess(design, () =>
      app.inject({ method: 'GET', url: pathname + search, headers: { host, accept: 'application/json' } }),
    );
    const type = answer.headers['content-type'];
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': String(type ?? 'application/json') },
    });
  };
}
