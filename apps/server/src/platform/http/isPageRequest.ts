import type { FastifyContextConfig, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for the POST of an HTML form: its answers and failures are pages. */
    isForm?: boolean;
  }
}

const dataPaths = /^\/(?:api|cdn|assets|csrf-token|healthz|readyz)(?:[/?]|$)/;

type RequestHead = Pick<FastifyRequest, 'method' | 'url'> & {
  routeOptions?: { config: Pick<FastifyContextConfig, 'isForm'> };
};

/**
 * Whether a browser waits for a page, so that a failure is sent as HTML; anything else gets JSON.
 */
export function isPageRequest(request: RequestHead): boolean {
  const { method, url, routeOptions } = request;
  if (routeOptions?.config.isForm) return true;
  return (method === 'GET' || method === 'HEAD') && !dataPaths.test(url);
}
