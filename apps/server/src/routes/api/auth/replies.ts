import type { CodeSentWire, CustomerWire } from '@teranga/contract';
import { isSmsNumber } from '@teranga/core/account-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Customer } from '../../../customers/customer.ts';
import type { Contact } from '../../../sign-in/contact.ts';

/** A customer as the wire carries one. */
export const toWire = (customer: Customer): CustomerWire => {
  const { name, phone, email, address, isPhoneProven, isEmailProven } = customer;
  return {
    name,
    phone,
    email,
    address,
    // No code can be sent to a number that takes no SMS: there is nothing to verify.
    ...(phone !== null && isSmsNumber(phone) && { phoneVerified: isPhoneProven }),
    ...(email !== null && { emailVerified: isEmailProven }),
  };
};

const sentTexts = {
  sent: 'Un code de vérification vous a été envoyé.',
  // Whether there is an account is told to its contact alone.
  login: 'S’il existe un compte pour ce contact, nous lui avons envoyé un code.',
  resent: 'Si ce contact attend un code, nous lui en avons envoyé un autre.',
  message: 'Nous avons envoyé un message à ce contact.',
} as const;

/** The answer to whoever asked for a code, known or not. */
export const toSent = ({ address }: Contact, text: keyof typeof sentTexts): CodeSentWire => ({
  contact: address,
  message: sentTexts[text],
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
