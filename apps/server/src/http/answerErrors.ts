import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failurePage } from './failurePage.ts';
import { toFailure, type Failure } from './failure.ts';
import { isPageRequest } from './isPageRequest.ts';
import { nonceOf } from './security.ts';

const notFound: Failure = { status: 404, message: 'Introuvable.', isSurprise: false };

/** One shape for every failure, `{message, errors?}` in French; a browser that waits for a page gets one. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerThrown(error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(notFound, request, reply));
}

/** Answers a thrown thing; surprises are logged once, here. */
export function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  if (failure.isSurprise) request.log.error({ err: error }, 'request failed');
  return answer(failure, request, reply);
}

function answer(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, errors } = failure;
  reply.code(status).header('cache-control', 'no-store');
  if (isPageRequest(request))
    return reply.type('text/html; charset=utf-8').send(failurePage(failure, nonceOf(reply.raw)));
  return reply.type('application/json; charset=utf-8').send({ message, ...(errors && { errors }) });
}
