import type { FastifyRequest } from 'fastify';
import { accountTexts } from '@teranga/core/features/account/rules';
import { dropClaims, findByContact, lockClaims, lockCustomer, updateCustomer } from './customers.ts';
import type { Customer } from './customer.ts';
import { revokeOtherTokens } from './customerTokens.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/isUniqueViolation.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { queueMessage } from '../messages/outbox.ts';
import type { AccountDraft } from './codes.ts';
import { contactOf, type Contact } from './contact.ts';
import { isProven, sendProfileCode, senderOf } from './requestCode.ts';
import { changedMessage, replacedMessage } from './signInMessages.ts';

const oneAtATime = 'Changez le téléphone et l’email l’un après l’autre.';
const goneMessage = 'Ce compte n’existe plus.';
const foreignMessage = 'Ce contact ne fait pas partie de votre profil.';
const provenMessage = 'Ce contact est déjà vérifié.';
const takenMessage = 'Ce contact est déjà lié à un autre compte.';

/**
 * The contact that must be verified before a profile draft is applied: the new one, otherwise an
 * existing one.
 */
export function contactToProve(customer: Customer, draft: AccountDraft): Contact {
  const hasNewPhone = draft.phone !== null && draft.phone !== customer.phone;
  const hasNewEmail = draft.email !== null && draft.email !== customer.email;
  const newPhone = hasNewPhone ? contactOf({ phone: draft.phone, email: null }) : null;
  if (newPhone && hasNewEmail) throw fieldError('email', oneAtATime);
  if (newPhone) return newPhone;
  if (draft.email !== null && hasNewEmail) return { channel: 'email', address: draft.email };
  const savedPhone =
    draft.phone !== null && customer.isPhoneProven ? contactOf({ phone: draft.phone, email: null }) : null;
  const saved = savedPhone ?? contactOf({ phone: null, email: draft.email }) ?? contactOf(draft);
  if (saved) return saved;
  // The form requires an e-mail address with a number that cannot receive SMS.
  throw fieldError('phone', accountTexts.contactRequired);
}

/** Every contact a code for a drafted profile may have been sent to. */
export const reachable = ({ phone, email }: Pick<AccountDraft, 'phone' | 'email'>): Contact[] =>
  [contactOf({ phone, email: null }), contactOf({ phone: null, email })].filter(
    (contact) => contact !== null,
  );

/** Sends the code that confirms a changed profile, and answers where to. */
export async function requestChange(
  tx: Tx,
  request: FastifyRequest,
  customerId: string,
  draft: AccountDraft,
): Promise<Contact> {
  const customer = await lockCustomer(tx, customerId);
  if (!customer) throw new HttpError(404, goneMessage);
  const contact = contactToProve(customer, draft);
  await sendProfileCode(tx, request, contact, customer, draft);
  return contact;
}

/** Sends the code that proves a contact the account names already, and answers where to. */
export async function requestProof(
  tx: Tx,
  request: FastifyRequest,
  customerId: string,
  { channel, address }: Contact,
): Promise<Contact> {
  const customer = await lockCustomer(tx, customerId);
  if (!customer) throw new HttpError(404, goneMessage);
  const { name, phone, email } = customer;
  const contact = reachable(customer).find(
    (each) => each.channel === channel && each.address.toLowerCase() === address,
  );
  if (!contact) throw fieldError('login', foreignMessage);
  if (isProven(customer, contact)) throw new HttpError(409, provenMessage);
  const draft = { name, address: customer.address ?? '', phone, email };
  await sendProfileCode(tx, request, contact, customer, draft);
  return contact;
}

/**
 * Notifies all previous contacts of an account that one of them changed, so that its owner learns
 * of an unwanted change.
 */
async function notifyChange(
  tx: Tx,
  request: FastifyRequest,
  before: Customer,
  after: Customer,
): Promise<void> {
  const sender = senderOf(request);
  for (const contact of reachable(before)) {
    const isSaved = contact.address === (contact.channel === 'sms' ? after.phone : after.email);
    const message = isSaved ? changedMessage(contact, sender) : replacedMessage(contact, sender);
    await queueMessage(tx, message, sender.siteUrl);
  }
}

/**
 * Applies a confirmed profile draft. If a contact changed, notifies the previous contacts and signs
 * out all other devices. 409 when the contact belongs to another account.
 */
export async function applyChange(
  tx: Tx,
  request: FastifyRequest,
  token: string,
  draft: AccountDraft,
  proven: Contact,
): Promise<Customer> {
  await lockClaims(tx, proven, request.customer?.id);
  const before = request.customer && (await lockCustomer(tx, request.customer.id));
  if (!before) throw new HttpError(404, goneMessage);
  const owner = await findByContact(tx, proven);
  if (owner && owner.id !== before.id) throw new HttpError(409, takenMessage);
  const after = await updateCustomer(tx, before.id, draft, proven).catch((error: unknown) => {
    // Somebody else has proven the same contact at the same moment.
    throw isUniqueViolation(error) ? new HttpError(409, takenMessage) : error;
  });
  if (!after) throw new HttpError(404, goneMessage);
  await dropClaims(tx, proven);
  const isOther = before.phone !== after.phone || before.email !== after.email;
  if (!isOther) return after;
  await notifyChange(tx, request, before, after);
  await revokeOtherTokens(tx, before.id, token);
  return after;
}
