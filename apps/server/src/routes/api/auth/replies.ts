import type { CodeSentWire, CustomerWire } from '@teranga/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Customer } from '../../../customers/customer.ts';
import type { Contact } from '../../../sign-in/contact.ts';

/** A customer as the wire carries one. */
export const toWire = ({ name, phone, email, address }: Customer): CustomerWire => ({
  name,
  phone,
  email,
  address,
});

/** The answer to whoever asked for a code, known or not. */
export const toSent = ({ address }: Contact): CodeSentWire => ({
  contact: address,
  message: 'Un code de vérification vous a été envoyé.',
});

/** Gives the visitor a session that nobody else can know. */
export function renewSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.setSessionCookie(request.server.sessions.create(request.store.id));
}

/** The signed-in customer of a guarded call. */
export function customerOf({ customer }: FastifyRequest): Customer {
  if (!customer) throw new Error('A guarded call came through without a customer.');
  return customer;
}
