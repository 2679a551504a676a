import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from './refuseBeyond.ts';

const windowMs = 10 * 60_000;

/** Messages of a form in a window of ten minutes. Many shoppers share an address; nobody writes so often to one store. */
export const formLimits = { perContact: 5, perSession: 10, perAddress: 60 } as const;

const longestContact = 254;

function contactOf({ body }: FastifyRequest): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, longestContact) : '';
}

/**
 * The limits of a form that sends messages in a visitor's name, each counted apart by `form`. `RATE_LIMITS=off` lifts all but the
 * one per contact: nobody's mailbox is to be flooded.
 */
export function makeFormLimits(app: FastifyInstance, form: string): RateLimit[] {
  const limit = (max: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max,
      timeWindow: windowMs,
      keyGenerator: (request) => `${form} ${request.store.id} ${keyOf(request)}`,
    });
  const byContact = limit(formLimits.perContact, (request) => `contact ${contactOf(request)}`);
  if (!app.config.hasRateLimits) return [byContact];
  return [
    byContact,
    limit(formLimits.perSession, (request) => `session ${request.visitor ?? ''}`),
    limit(formLimits.perAddress, (request) => `address ${request.ip}`),
  ];
}
