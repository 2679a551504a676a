import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/httpError.ts';
import { isForeign } from '../../platform/http/sameOrigin.ts';
import { visitorOfCustomer } from './mergeVisitor.ts';
import type { Customer } from './customer.ts';
import { findByToken } from './customerTokens.ts';
import { clearSignInCookie, cookieTokenOf } from './signInCookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer; null for everyone else, a token that does not hold included. */
    customer: Customer | null;
    /** The token of the customer's sign-in; null for everyone else. */
    signInToken: string | null;
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
 * The sign-in cookie's token. In an API call it counts unless another site sent the call; a page
 * may be opened by a link from anywhere.
 */
const ownCookieTokenOf = (request: FastifyRequest): string | null =>
  isApiCall(request) && isForeign(request) ? null : cookieTokenOf(request);

/** The sign-in tokens that a request carries, whether they hold or not. */
export function tokensOf(request: FastifyRequest): string[] {
  const bearer = scheme.exec(request.headers.authorization ?? '')?.[1] ?? null;
  return [...new Set([bearer, ownCookieTokenOf(request)])].filter((token) => token !== null);
}

const claimsSignIn = (request: FastifyRequest): boolean =>
  hasBearer(request) || ownCookieTokenOf(request) !== null;

/**
 * Determines who is signed in, by the bearer token, else by the cookie: a customer's cart and
 * wishlist belong to the account. Runs before API handlers; pages and forms that need it call it.
 */
export async function identifyCustomer(request: FastifyRequest): Promise<void> {
  const { db } = request.server;
  for (const token of tokensOf(request)) {
    const customer = await db.withStore(request.store.id, (tx) => findByToken(tx, token));
    if (!customer) continue;
    request.customer = customer;
    request.signInToken = token;
    request.visitor = visitorOfCustomer(customer.id);
    return;
  }
}

/** The signed-in customer; 401 for everyone else. */
export function customerOf({ customer }: Pick<FastifyRequest, 'customer'>): Customer {
  if (!customer) throw new HttpError(401, signInMessage);
  return customer;
}

/** Identifies the customer of every API call, and refuses guarded calls of anyone else with 401. */
export function customerAccess(app: FastifyInstance): void {
  app.decorateRequest('customer', null);
  app.decorateRequest('signInToken', null);
  app.addHook('onRequest', async (request, reply) => {
    if (isApiCall(request)) await identifyCustomer(request);
    const { isGuarded, refusesLostToken } = request.routeOptions.config;
    if (!isGuarded && !(refusesLostToken && claimsSignIn(request))) return;
    if (!request.customer && ownCookieTokenOf(request) !== null) clearSignInCookie(reply);
    customerOf(request);
  });
}
