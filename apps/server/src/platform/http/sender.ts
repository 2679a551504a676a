import type { FastifyRequest } from 'fastify';

/** Who sends a request. */
export interface Sender {
  /** The session's visitor, of a signed-in customer too. */
  visitor: string | null;
  customerId: string | null;
}

/** Who sends a request: unlike `request.visitor`, the session is known after signing in as well. */
export const senderOf = ({ session, customer }: FastifyRequest): Sender => ({
  visitor: session?.visitor ?? null,
  customerId: customer?.id ?? null,
});
