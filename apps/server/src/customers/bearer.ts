import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { isInProcess } from '../pages/inProcess.ts';
import type { Customer } from './customer.ts';
import { findByToken } from './customerTokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer; null for everyone else, a token that does not hold included. */
    customer: Customer | null;
  }
  interface FastifyContextConfig {
    /** True for calls only a signed-in customer may make: anyone else gets 401. */
    isGuarded?: boolean;
  }
}

const scheme = /^Bearer ([\w-]{20,200})$/i;
const signInMessage = 'Veuillez vous connecter pour continuer.';

/** Reads the bearer token of calls to the API. */
export function bearer(app: FastifyInstance): void {
  app.decorateRequest('customer', null);
  app.addHook('onRequest', async (request) => {
    const token = scheme.exec(request.headers.authorization ?? '')?.[1];
    if (token && !isInProcess() && request.url.startsWith('/api/'))
      request.customer = await app.db.withStore(request.store.id, (tx) => findByToken(tx, token));
    if (request.routeOptions.config.isGuarded && !request.customer) throw new Problem(401, signInMessage);
  });
}
