import type { FastifyRequest } from 'fastify';

/** The page of this host that a form was on; null when the browser does not say. */
export function backOf({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): string | null {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host: sender, pathname, search } = new URL(referer);
  // Two slashes at the beginning would name another host.
  return sender === host.toLowerCase() ? `${pathname.replace(/^\/+/, '/')}${search}` : null;
}
