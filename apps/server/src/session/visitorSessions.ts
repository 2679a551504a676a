import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '../http/problem.ts';
import { isSameText, type Session } from './sessionCookie.ts';

declare module 'fastify' {
  interface FastifyReply {
    setSessionCookie(session: Session): FastifyReply;
  }
  interface FastifyContextConfig {
    /** False for calls of other servers, which hold no session and prove themselves otherwise. */
    csrf?: boolean;
  }
}

const secondsPerDay = 86_400;
const sessionDays = 180;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Laravel's status for a token that is missing or old: the client asks for a new one and tries again. */
const tokenExpiredStatus = 419;
const tokenExpiredMessage = 'Votre session a expiré. Veuillez réessayer.';

/** Reads the visitor's session from its cookie and lets no change pass without its CSRF token. */
export async function visitorSessions(app: FastifyInstance): Promise<void> {
  const name = app.config.isProduction ? '__Host-session' : 'session';
  await app.register(cookie);
  app.decorateRequest('session', null);
  app.decorateRequest('visitor', null);
  app.decorateReply('setSessionCookie', function (this: FastifyReply, session: Session) {
    return this.setCookie(name, session.cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: app.config.isProduction,
      maxAge: sessionDays * secondsPerDay,
    });
  });
  app.addHook('onRequest', async (request) => {
    request.session = app.sessions.read(request.store.id, request.cookies[name]);
    request.visitor = request.session?.visitor ?? null;
    if (safeMethods.has(request.method) || request.is404 || request.routeOptions.config.csrf === false)
      return;
    const token = request.headers['x-csrf-token'];
    if (!request.session || typeof token !== 'string' || !isSameText(token, request.session.csrfToken))
      throw new Problem(tokenExpiredStatus, tokenExpiredMessage);
  });
}
