import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failurePage } from '../platform/http/failurePage.ts';
import { plainDocumentPolicy } from '../platform/http/plainDocument.ts';
import { toErrorResponse, type ErrorResponse } from '../platform/http/errorResponse.ts';
import { isPageRequest } from '../platform/http/isPageRequest.ts';
import { setRetryAfter } from '../platform/http/retryLater.ts';

const notFound: ErrorResponse = { status: 404, message: 'Introuvable.', isUnexpected: false };

/**
 * One shape for every failure, `{message, errors?}` in French; page requests of browsers get an
 * HTML page.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(notFound, request, reply));
}

/** Answers a thrown error. An unexpected one is logged once, here. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toErrorResponse(error);
  if (failure.isUnexpected) request.log.error({ err: error }, 'request failed');
  setRetryAfter(reply, error, failure.status);
  return answer(failure, request, reply);
}

function answer(failure: ErrorResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, errors } = failure;
  reply.code(status).header('cache-control', 'no-store');
  if (isPageRequest(request))
    return reply
      .header('content-security-policy', plainDocumentPolicy)
      .type('text/html; charset=utf-8')
      .send(failurePage(failure));
  return reply.type('application/json; charset=utf-8').send({ message, ...(errors && { errors }) });
}
