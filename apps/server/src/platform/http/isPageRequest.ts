import type { FastifyRequest } from 'fastify';

const dataPaths = /^\/(?:api|cdn|assets|csrf-token|healthz|readyz)(?:[/?]|$)/;

/**
 * Whether a browser waits for a page, so that a failure is sent as HTML; anything else gets JSON.
 */
export function isPageRequest(request: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !dataPaths.test(request.url);
}
