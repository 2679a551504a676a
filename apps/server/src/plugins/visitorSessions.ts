import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostCookieName, hostCookieOptions } from '../platform/http/hostCookie.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { isSameText, Sessions, type Session } from '../platform/secrets/sessions.ts';
import { isSafeMethod } from '../platform/http/isSafeMethod.ts';
import { daySeconds } from '../platform/time/units.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    session: Session | null;
    /** The owner id of the visitor's cart and wishlist; null before they have a session. */
    visitor: string | null;
  }
  interface FastifyReply {
    setSessionCookie(session: Session): FastifyReply;
  }
  interface FastifyContextConfig {
    /** True for calls of other servers, which hold no session and prove themselves otherwise. */
    isCsrfExempt?: boolean;
  }
}

const sessionDays = 180;
/** Laravel's status for a missing or expired token: the client fetches a new one and retries. */
const tokenExpiredStatus = 419;
const tokenExpiredMessage = 'Votre session a expiré. Veuillez réessayer.';

/** Reads the visitor's session from its cookie and lets no change pass without its CSRF token. */
export async function visitorSessions(app: FastifyInstance, secret: string): Promise<void> {
  const name = hostCookieName('session', app.config);
  const sessions = new Sessions(secret);
  app.decorate('sessions', sessions);
  app.decorateRequest('session', null);
  app.decorateRequest('visitor', null);
  await app.register(cookie);
  app.decorateReply('setSessionCookie', function (this: FastifyReply, session: Session) {
    return this.setCookie(name, session.cookie, {
      ...hostCookieOptions(app.config),
      maxAge: sessionDays * daySeconds,
    });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isStoreless) return done();
    request.session = sessions.read(request.store.id, request.cookies[name]);
    request.visitor = request.session?.visitor ?? null;
    return done(isProven(request) ? undefined : new HttpError(tokenExpiredStatus, tokenExpiredMessage));
  });
}

/**
 * Returns true when the request changes nothing, is exempt, or carries the CSRF token that only our
 * own pages can read.
 */
function isProven(request: FastifyRequest): boolean {
  if (isSafeMethod(request.method) || request.is404 || request.routeOptions.config.isCsrfExempt) return true;
  const token = request.headers['x-csrf-token'];
  return (
    request.session !== null && typeof token === 'string' && isSameText(token, request.session.csrfToken)
  );
}
