import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './staffSessions.ts';

const secondsPerDay = 86_400;

// The prefix makes browsers refuse the cookie from anyone but this very host over https.
const nameIn = ({ config }: FastifyRequest['server']) => (config.isProduction ? '__Host-staff' : 'staff');

const optionsIn = ({ config }: FastifyRequest['server']) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: config.isProduction }) as const;

/** The session token that a request carries, whether it holds or not. */
export const staffTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[nameIn(request.server)];

export const setStaffCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(nameIn(reply.server), token, {
    ...optionsIn(reply.server),
    maxAge: sessionDays * secondsPerDay,
  });

export const clearStaffCookie = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(nameIn(reply.server), optionsIn(reply.server));
