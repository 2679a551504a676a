import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/problem.ts';
import { isForeign } from '../../platform/http/sameOrigin.ts';
import { visitorOfCustomer } from './mergeVisitor.ts';
import type { Customer } from './customer.ts';
import { findByToken } from './customerTokens.ts';
import { clearSignInCookie, cookieTokenOf } from './signInCookie.ts';

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
const signInMessage = 'Veuillez vous connecter pour continuer.';

const isApiCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');
/** Whether a request claims to be signed in by a bearer token, whatever that is. */
const hasBearer = ({ headers }: FastifyRequest): boolean => /^Bearer\b/i.test(headers.authorization ?? '');

/**
 * The sign-in cookie's token. In an API call it counts unless another site sent the call; a page may
 * be opened by a link from anywhere.
 */
const ownCookieTokenOf = (request: FastifyRequest): string | null =>
  isApiCall(request) && isForeign(request) ? null : cookieTokenOf(request);

/**
 * The sign-in token that a request carries, whether it holds or not: its bearer token, else that of
 * its cookie.
 */
export const tokenOf = (request: FastifyRequest): string | null =>
  hasBearer(request)
    ? (scheme.exec(request.headers.authorization ?? '')?.[1] ?? null)
    : ownCookieTokenOf(request);

const claimsSignIn = (request: FastifyRequest): boolean =>
  hasBearer(request) || ownCookieTokenOf(request) !== null;

/**
 * Determines who is signed in. A customer's cart and wishlist belong to the account, not to the
 * session. API calls are identified before their handler; pages and forms that need it call this.
 */
export async function identifyCustomer(request: FastifyRequest): Promise<void> {
  const { db } = request.server;
  const token = tokenOf(request);
  if (token === null) return;
  request.customer = await db.withStore(request.store.id, (tx) => findByToken(tx, token));
  if (request.customer) request.visitor = visitorOfCustomer(request.customer.id);
}

/** Identifies the customer of every API call, and refuses guarded calls of anyone else with 401. */
export function customerAccess(app: FastifyInstance): void {
  app.decorateRequest('customer', null);
  app.addHook('onRequest', async (request, reply) => {
    if (isApiCall(request)) await identifyCustomer(request);
    const { isGuarded, refusesLostToken } = request.routeOptions.config;
    const isRefused = isGuarded || (refusesLostToken && claimsSignIn(request));
    if (!isRefused || request.customer) return;
    if (!hasBearer(request) && ownCookieTokenOf(request) !== null) clearSignInCookie(reply);
    throw new HttpError(401, signInMessage);
  });
}

/** The signed-in customer of a guarded call. */
export function customerOf({ customer }: FastifyRequest): Customer {
  if (!customer) throw new Error('A guarded call came through without a customer.');
  return customer;
}
