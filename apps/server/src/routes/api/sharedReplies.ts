import { createHash } from 'node:crypto';
import { freshForSeconds } from '@teranga/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { compressedText, isWorthCompressing } from '../../plugins/compression.ts';
import { acceptsEncoding } from '../../platform/http/acceptsEncoding.ts';
import { jsonType, type CachedResponse } from '../../pages/responseCache.ts';

const msPerSecond = 1_000;
/**
 * No `stale-while-revalidate`: a shopper who reloads a price would get the old one from their own
 * browser.
 */
const cacheControl = `public, max-age=${freshForSeconds}`;

/**
 * TTL of the server's own cache of such responses, in milliseconds: the same as for any other
 * cache.
 */
export const answerTtlMs = freshForSeconds * msPerSecond;

// Weak: the same answer has the same tag, compressed or not.
const tagOf = (payload: string) => `W/"${createHash('sha1').update(payload).digest('base64url')}"`;

function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((each) => each.trim() === tag);
}

/** Values computed once per cached response: its tag and its compressed form. */
interface AnswerForms {
  tag: string;
  compressed: Promise<Buffer> | null;
}

const forms = new WeakMap<CachedResponse, AnswerForms>();

function formsOf(answer: CachedResponse): AnswerForms {
  const cachedForms = forms.get(answer);
  if (cachedForms) return cachedForms;
  const compressed = isWorthCompressing(answer.html) ? compressedText(answer.html) : null;
  const newForms = { tag: tagOf(answer.html), compressed };
  forms.set(answer, newForms);
  return newForms;
}

/** Sends a cached response, compressed if the client accepts it; 304 to clients that have it. */
async function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse) {
  const { tag, compressed } = formsOf(answer);
  reply.type(jsonType).header('cache-control', cacheControl).header('etag', tag);
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send('');
  if (!compressed || !acceptsEncoding(request, 'br')) return reply.send(answer.html);
  return reply.header('content-encoding', 'br').send(await compressed);
}

/** Whether the client reads past caches, as `fetch` does with `cache: 'reload'`. */
const wantsFresh = ({ headers }: FastifyRequest) => headers['cache-control'] === 'no-cache';

/**
 * Wraps a handler so that its responses are cached for everybody; design previews bypass the
 * cache, and so do clients that request it: their order was refused because of a change.
 */
function saved(handler: RouteHandlerMethod): RouteHandlerMethod {
  return async function answerCached(request, reply) {
    const { store, server } = request;
    const make = async () => handler.call(server, request, reply);
    if (request.preview || !server.responseCache.isEnabled || wantsFresh(request)) return make();
    const answer = await server.responseCache.get(store.id, store.design, request.originalUrl, async () => ({
      status: 200,
      html: reply.serialize(await make()) as string,
      isPrivate: false,
    }));
    return sendCached(request, reply, answer);
  };
}

/**
 * Makes a plugin's GET responses cacheable, here and in every cache, and returns 304 to clients
 * that have them. Design previews get `no-store`.
 */
export function shareReplies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET') route.handler = saved(route.handler);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (request.preview) {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    if (reply.hasHeader('etag')) return payload;
    const tag = tagOf(payload);
    reply.header('cache-control', cacheControl).header('etag', tag);
    if (!isKnown(request.headers['if-none-match'], tag)) return payload;
    reply.code(304);
    return '';
  });
}
