import type { FastifyRequest } from 'fastify';

/** The order reference in the path of a route that names it `:ref`, as it was typed. */
export const refInPath = (request: FastifyRequest): string =>
  (request as FastifyRequest<{ Params: { ref: string } }>).params.ref;
