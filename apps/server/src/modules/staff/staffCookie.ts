import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookieName, hostCookieOptions } from '../../platform/http/hostCookie.ts';
import { sessionDays } from './staffSessions.ts';
import { daySeconds } from '../../platform/time/units.ts';

const nameIn = ({ config }: FastifyRequest['server']) => hostCookieName('staff', config);

/** The session token that a request carries, whether it holds or not. */
export const staffTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[nameIn(request.server)];

export const setStaffCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(nameIn(reply.server), token, {
    ...hostCookieOptions(reply.server.config),
    maxAge: sessionDays * daySeconds,
  });

export const clearStaffCookie = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(nameIn(reply.server), hostCookieOptions(reply.server.config));
