import type { ApiScope, StaffRole } from '@teranga/contract/admin';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { isSameOrigin } from '../../platform/http/sameOrigin.ts';
import type { Actor } from '../audit/actor.ts';
import { apiTokenOf, findApiKey, type ApiKey } from './apiKeys.ts';
import { includesRole } from './includesRole.ts';
import { staffTokenOf } from './staffCookie.ts';
import { findSession, type StaffSession } from './staffSessions.ts';
import { isSafeMethod } from '../../platform/http/isSafeMethod.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null for everybody else, and outside /api/admin. */
    staff: StaffSession | null;
    /** The API key that calls; null for everybody else, and outside /api/admin. */
    apiKey: ApiKey | null;
  }
  interface FastifyContextConfig {
    /** The least role that may call a route under /api/admin, which must declare one. */
    role?: StaffRole | 'public';
    /** True for sensitive changes: a session needs a code that was typed a short time ago. */
    needsFreshCode?: boolean;
    /** The write names the version that was read, in `If-Match`: `readIfMatch` reads it. */
    isConditional?: boolean;
    /** The answer has the `ETag` of something that has a version: `setVersion` sets it. */
    isVersioned?: boolean;
    /** The fields of the form whose file the call takes: `readUpload` reads it. */
    uploadFields?: readonly string[];
    /** The write is made once per `Idempotency-Key`, which it must have: `requireKey` reads it. */
    isOncePerKey?: boolean;
    /** The scope with which an API key may call a route; without one, none may. */
    scope?: ApiScope;
  }
}

const adminPath = '/api/admin';
const foreignMessage = 'Cette demande ne vient pas de la page de gestion de cette boutique.';
const signInMessage = 'Veuillez vous connecter pour gérer la boutique.';
const roleMessage = 'Votre rôle ne permet pas cette action.';
const freshMessage = 'Confirmez que c’est bien vous : demandez un nouveau code et reconnectez-vous.';
const keyMessage = 'Cette clé n’est pas valable.';
const scopeMessage = 'Cette clé ne permet pas cette action.';

const isAdmin = (url: string) => url === adminPath || url.startsWith(`${adminPath}/`);

/** Fails the start for a route without a role: who may call it must never be left to chance. */
function requireRole(route: RouteOptions): void {
  if (!isAdmin(route.url)) return;
  if (route.config?.role === undefined)
    throw new Error(`${String(route.method)} ${route.url} declares no role in its config.`);
  // The visitor's token protects the shop's own calls; these are protected by their origin.
  route.config.isCsrfExempt = true;
}

async function readStaff(request: FastifyRequest): Promise<StaffSession | null> {
  const token = staffTokenOf(request);
  if (!token) return null;
  return request.server.db.withStore(request.store.id, (tx) => findSession(tx, token));
}

/** A key is sent on purpose, never by a browser on its own: its origin proves nothing more. */
async function admitKey(request: FastifyRequest, token: string): Promise<void> {
  const { scope } = request.routeOptions.config;
  request.apiKey = await request.server.db.withStore(request.store.id, (tx) => findApiKey(tx, token));
  if (!request.apiKey) throw new HttpError(401, keyMessage);
  if (scope === undefined || !request.apiKey.scopes.includes(scope)) throw new HttpError(403, scopeMessage);
}

async function admitStaff(request: FastifyRequest, role: StaffRole | 'public'): Promise<void> {
  if (!isSafeMethod(request.method) && !isSameOrigin(request)) throw new HttpError(403, foreignMessage);
  request.staff = await readStaff(request);
  if (role === 'public') return;
  if (!request.staff) throw new HttpError(401, signInMessage);
  if (!includesRole(request.staff.member.role, role)) throw new HttpError(403, roleMessage);
  if (request.routeOptions.config.needsFreshCode && !request.staff.isFresh)
    throw fieldError('otp', freshMessage, 403);
}

/**
 * Lets a call under /api/admin pass for who has its role or its scope: 403 for writes that another
 * site sends and for what role or scope may not, 401 without a session or key.
 */
export function adminAccess(app: FastifyInstance): void {
  app.decorateRequest('staff', null);
  app.decorateRequest('apiKey', null);
  app.addHook('onRoute', requireRole);
  app.addHook('onRequest', async (request) => {
    const { role } = request.routeOptions.config;
    if (role === undefined) return;
    const token = apiTokenOf(request.headers.authorization);
    await (token === undefined ? admitStaff(request, role) : admitKey(request, token));
  });
}

/** The session of a call that has one, because its route declares a role. */
export function staffOf({ staff }: FastifyRequest): StaffSession {
  if (!staff) throw new Error('A call of staff came through without a session.');
  return staff;
}

/**
 * Whose devices a member sees and revokes: an owner everybody's, which is null, others their own.
 */
export function membersSeenBy(request: FastifyRequest): string | null {
  const { member } = staffOf(request);
  return member.role === 'owner' ? null : member.id;
}

/** Who makes a call, as the audit log names them. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.apiKey) return { kind: 'key', id: request.apiKey.id, name: request.apiKey.name };
  const { id, name } = staffOf(request).member;
  return { kind: 'staff', id, name };
}
