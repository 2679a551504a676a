import type { FastifyError, FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

export const unexpectedMessage = 'Une erreur inattendue est survenue';

/** One shape for every failure: `{message, errors?}`, in French. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem)
      return reply
        .code(error.statusCode)
        .send({ message: error.message, ...(error.errors && { errors: error.errors }) });
    if (error.validation)
      return reply.code(422).send({ message: 'Les données envoyées ne sont pas valides.' });
    request.log.error(error);
    return reply.code(500).send({ message: unexpectedMessage });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Page introuvable' }));
}
