import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { overloadMessage } from '../platform/http/errorResponse.ts';
import { HttpError } from '../platform/http/httpError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * True for a form rejected on overload: its body is read all the same, so that its page holds
     * what was typed.
     */
    isRejectedOnOverload: boolean;
  }
}

/**
 * Code, styles and images are cheap, and a page without them is worse than none. Image resizing has
 * its own limit.
 */
const filePrefixes = ['/assets/', '/cdn/', '/icons/', '/social/'];
/** Beyond this mean lag a request waits longer in line than a shopper does. */
const longestLoopDelayMs = 1_000;
const sampleMs = 500;
const retryAfterSeconds = '5';

/** When a process rejects requests on overload, in milliseconds; a delay of 0 means never. */
export interface Pressure {
  maxEventLoopDelay: number;
  sampleInterval: number;
}

const usualPressure: Pressure = { maxEventLoopDelay: longestLoopDelayMs, sampleInterval: sampleMs };

/**
 * Answers 503 at once while the event loop lags, so that requests in progress finish. Health checks
 * pass, as do the files of a page already admitted.
 */
export async function rejectOnOverload(
  app: FastifyInstance,
  { maxEventLoopDelay, sampleInterval }: Pressure = usualPressure,
): Promise<void> {
  // The start itself blocks the loop; that is no load, and shows in the first samples.
  let hasStarted = false;
  app.addHook('onListen', async () => {
    setTimeout(() => (hasStarted = true), 2 * sampleInterval).unref();
  });
  app.decorateRequest('isRejectedOnOverload', false);
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    pressureHandler: async (request, reply) => {
      if (!hasStarted || request.routeOptions.config.isStoreless) return;
      if (filePrefixes.some((prefix) => request.url.startsWith(prefix))) return;
      reply.header('retry-after', retryAfterSeconds);
      if (!request.routeOptions.config.isForm) throw new HttpError(503, overloadMessage);
      request.isRejectedOnOverload = true;
    },
  });
}
