import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** How long, in seconds, any cache may answer for us, and how much longer while it asks again. */
const freshSeconds = 20;
const staleSeconds = 60;
const cacheControl = `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

// Weak: the same answer has the same tag, compressed or not.
const tagOf = (payload: string) => `W/"${createHash('sha1').update(payload).digest('base64url')}"`;

function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((known) => known.trim() === tag);
}

/** Lets caches keep what the calls of a plugin answer, the same for every visitor but who previews a design, and answers 304 to those who have it. */
export function shareReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (request.preview) {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const tag = tagOf(payload);
    reply.header('cache-control', cacheControl).header('etag', tag);
    if (!isKnown(request.headers['if-none-match'], tag)) return payload;
    reply.code(304);
    return '';
  });
}
