import { returnPath, signInPath } from '@teranga/core/features/account/links';
import type { FastifyRequest } from 'fastify';
import { identifyCustomer, tokensOf } from '../modules/accounts/customerAccess.ts';

/**
 * Where a signed-in shopper who opens the sign-in page is sent; null for anyone else and any other
 * page.
 */
export async function afterSignIn(request: FastifyRequest): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://page');
  if (pathname !== signInPath || tokensOf(request).length === 0) return null;
  await identifyCustomer(request);
  return request.customer && returnPath(searchParams);
}
