import type { FastifyRequest } from 'fastify';

/**
 * The cart's owner id for a call that changes something. Such a call always has a session, because
 * its CSRF token belongs to one.
 */
export function visitorOf({ visitor }: FastifyRequest): string {
  if (visitor === null) throw new Error('A call that changes something came through without a session.');
  return visitor;
}
