import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/problem.ts';
import { visitorOfCustomer } from './mergeVisitor.ts';
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
    /**
     * True for public calls that reject an invalid token, because its sender believes to be signed
     * in.
     */
    refusesLostToken?: boolean;
  }
}

const scheme = /^Bearer ([\w-]{20,200})$/i;
/** Whether a request claims to be signed in, with whatever token. */
const claimsSignIn = ({ headers }: FastifyRequest): boolean => /^Bearer\b/i.test(headers.authorization ?? '');

const signInMessage = 'Veuillez vous connecter pour continuer.';

/** The bearer token a request carries, whether it holds or not; null without one. */
export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  scheme.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * Reads the bearer token of API calls. A customer's cart and wishlist belong to the account, not to
 * the session.
 */
export function bearer(app: FastifyInstance): void {
  app.decorateRequest('customer', null);
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    if (token !== null && request.url.startsWith('/api/'))
      request.customer = await app.db.withStore(request.store.id, (tx) => findByToken(tx, token));
    const { customer } = request;
    if (customer) request.visitor = visitorOfCustomer(customer.id);
    const { isGuarded, refusesLostToken } = request.routeOptions.config;
    const isRefused = isGuarded || (refusesLostToken && claimsSignIn(request));
    if (isRefused && !customer) throw new HttpError(401, signInMessage);
  });
}
