import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerClientError } from './answerClientError.ts';
import { minuteMs } from '../platform/time/units.ts';

/** How long a request may take to arrive. */
export const requestTimeoutMs = 30_000;
/** How long a file that staff send may take: 100 MB by a slow line. */
export const uploadTimeoutMs = 15 * minuteMs;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

function startTimeout(request: FastifyRequest, ms: number): void {
  const { raw } = request;
  // A call by `inject` has no connection.
  if (!(raw.socket instanceof Socket)) return;
  clearTimeout(timers.get(raw));
  const timer = setTimeout(() => {
    if (raw.complete || raw.destroyed) return;
    answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
    raw.socket.destroySoon();
  }, ms);
  timers.set(raw, timer.unref());
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Ends requests whose body does not arrive in time. Node's own limit is one for the whole server,
 * and as long as routes that take files need; this hook applies the shorter one.
 */
export function setRequestTimeout(app: FastifyInstance, ms = requestTimeoutMs): void {
  // Node's limit of the headers, which arrive before any route is known.
  app.server.headersTimeout = ms;
  app.addHook('onRequest', async (request) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (length !== undefined || encoding !== undefined) startTimeout(request, ms);
  });
}

/** Lets a request take as long as a file may. */
export const allowSlowUpload = (request: FastifyRequest): void => startTimeout(request, uploadTimeoutMs);
