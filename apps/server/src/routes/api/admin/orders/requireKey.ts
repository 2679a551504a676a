import type { FastifyRequest } from 'fastify';
import { readIdempotencyKey, type IdempotencyKey } from '../../../../modules/orders/idempotency.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';

const missingMessage =
  'Il manque l’en-tête Idempotency-Key : sans lui, une demande répétée agirait deux fois.';

/**
 * The key of a call that must not act twice; 400 without one. Only its sender is given the answer
 * again.
 */
export function requireKey(request: FastifyRequest): IdempotencyKey {
  // The API's document says of each route whether it needs the header.
  if (!request.routeOptions.config.isOncePerKey) throw new Error('This route is not declared once per key.');
  const { kind, id, name } = actorOf(request);
  const key = readIdempotencyKey(request, { visitor: `${kind}:${id ?? name}`, customerId: null });
  if (key === null) throw new HttpError(400, missingMessage);
  return key;
}
