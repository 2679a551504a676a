import type { CodeSentWire, CustomerWire } from '@teranga/contract';
import { isSmsNumber } from '@teranga/core/features/account/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Customer } from '../../../modules/accounts/customer.ts';
import type { Contact } from '../../../modules/accounts/contact.ts';

/** A customer as the wire carries one. */
export const toWire = (customer: Customer): CustomerWire => {
  const { name, phone, email, address, isPhoneProven, isEmailProven } = customer;
  return {
    name,
    phone,
    email,
    address,
    // A number that cannot receive SMS cannot be verified.
    ...(phone !== null && isSmsNumber(phone) && { phoneVerified: isPhoneProven }),
    ...(email !== null && { emailVerified: isEmailProven }),
  };
};

const sentTexts = {
  sent: 'Un code de vérification vous a été envoyé.',
  // The response does not reveal whether an account exists; only the contact learns it.
  login: 'S’il existe un compte pour ce contact, nous lui avons envoyé un code.',
  resent: 'Si ce contact attend un code, nous lui en avons envoyé un autre.',
  message: 'Nous avons envoyé un message à ce contact.',
} as const;

/** The response to a code request, the same for known and unknown contacts. */
export const toSent = ({ address }: Contact, text: keyof typeof sentTexts): CodeSentWire => ({
  contact: address,
  message: sentTexts[text],
});

/** Gives the visitor a new session, to prevent session fixation. */
export function renewSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.setSessionCookie(request.server.sessions.create(request.store.id));
}

/** The signed-in customer of a guarded call. */
export function customerOf({ customer }: FastifyRequest): Customer {
  if (!customer) throw new Error('A guarded call came through without a customer.');
  return customer;
}
