import type { FastifyRequest } from 'fastify';

/** What the cart of a call that changes something is kept under. Such a call has a session: its CSRF token is of one. */
export function visitorOf({ visitor }: FastifyRequest): string {
  if (visitor === null) throw new Error('A call that changes something came through without a session.');
  return visitor;
}
