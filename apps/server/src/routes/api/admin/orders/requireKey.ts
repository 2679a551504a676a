import type { FastifyRequest } from 'fastify';
import { readIdempotencyKey, type IdempotencyKey } from '../../../../modules/orders/idempotency.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';

const missingMessage =
  'Il manque l’en-tête Idempotency-Key : sans lui, une demande répétée agirait deux fois.';

/** The key of a call that must not act twice; 400 without one. Only its sender is given the answer again. */
export function requireKey(request: FastifyRequest): IdempotencyKey {
  const { kind, id, name } = actorOf(request);
  const key = readIdempotencyKey(request, { visitor: `${kind}:${id ?? name}`, customerId: null });
  if (key === null) throw new HttpError(400, missingMessage);
  return key;
}
