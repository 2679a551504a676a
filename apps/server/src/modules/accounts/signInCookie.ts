import { signInMarker } from '@teranga/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookieName, hostCookieOptions } from '../../platform/http/hostCookie.ts';
import { tokenDays } from './customerTokens.ts';
import { daySeconds } from '../../platform/time/units.ts';

const nameIn = ({ config }: FastifyRequest['server']) => hostCookieName('sign-in', config);

const optionsIn = ({ config }: FastifyRequest['server']) => hostCookieOptions(config);

const markerOptionsIn = (server: FastifyRequest['server']) =>
  ({ ...optionsIn(server), httpOnly: false }) as const;

/** The token of a request's sign-in cookie, whether it holds or not; null without one. */
export const cookieTokenOf = (request: FastifyRequest): string | null =>
  request.cookies[nameIn(request.server)] || null;

/** Signs the browser in: its cookie is the bearer token, and ends with it. */
export function setSignInCookie(reply: FastifyReply, token: string): void {
  const maxAge = tokenDays * daySeconds;
  reply
    .setCookie(nameIn(reply.server), token, { ...optionsIn(reply.server), maxAge })
    .setCookie(signInMarker, '1', { ...markerOptionsIn(reply.server), maxAge });
}

/** Removes the sign-in cookie; revoking its token is the caller's. */
export function clearSignInCookie(reply: FastifyReply): void {
  reply
    .clearCookie(nameIn(reply.server), optionsIn(reply.server))
    .clearCookie(signInMarker, markerOptionsIn(reply.server));
}
