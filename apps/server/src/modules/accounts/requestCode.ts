import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Customer } from './customer.ts';
import { findByContact } from './customers.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { emailKey } from '../../platform/limits/emailKey.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { shopperUrl } from '../stores/shopperUrl.ts';
import { hostName } from '../stores/hostName.ts';
import { hasLiveCode, makeCode, readCodeUse, type AccountDraft, type CodeUse } from './codes.ts';
import type { Contact } from './contact.ts';
import { countCode } from './sendLimits.ts';
import { signInMessage, type Sender, type SignInNews } from './signInMessages.ts';
import type { CodeScope, CodePurpose } from './signInKeys.ts';

const unsendable = {
  sms: 'Nous ne pouvons pas envoyer de SMS pour le moment. Connectez-vous avec votre adresse e-mail.',
  email: 'Nous ne pouvons pas envoyer d’e-mail pour le moment. Connectez-vous avec un numéro du Sénégal.',
  nothing:
    'La connexion n’est pas possible pour le moment : nous ne pouvons envoyer ni SMS ni e-mail. Vous pouvez commander sans compte ; pour nous joindre, ouvrez la page Contact.',
} as const;
/** For a signed-in customer: suggests no other contact, since it may not be verified. */
const unsendableToCustomer = {
  sms: 'Nous ne pouvons pas envoyer de SMS pour le moment. Réessayez plus tard.',
  email: 'Nous ne pouvons pas envoyer d’e-mail pour le moment. Réessayez plus tard.',
} as const;
const channels = ['sms', 'email'] as const;

/** The store of a request, as messages name it. */
export function senderOf(request: FastifyRequest): Sender {
  return {
    storeName: request.store.name,
    siteUrl: shopperUrl(request),
    host: hostName(request.host),
  };
}

/** Names a contact of the request's store. */
const keyOf = ({ store, server }: FastifyRequest, { channel, address }: Contact, owner = ''): Buffer =>
  server.signInKeys.subject(store.id, `${owner}${channel}`, address);

/** Names what limits on codes count: one mailbox, however it is spelled. */
const countedKeyOf = (request: FastifyRequest, { channel, address }: Contact): Buffer =>
  keyOf(request, { channel, address: channel === 'email' ? emailKey(address) : address });

/** The store, purpose and contact key of a code; profile codes are specific to the customer. */
export function scopeOf(request: FastifyRequest, purpose: CodePurpose, contact: Contact): CodeScope {
  const owner = purpose === 'profile' && request.customer ? `${request.customer.id} ` : '';
  const { store, session, server } = request;
  return {
    storeId: store.id,
    purpose,
    contactKey: keyOf(request, contact, owner),
    requester: session ? server.signInKeys.subject(store.id, 'requester', session.visitor) : null,
  };
}

/** Throws 503 when the contact's channel cannot be sent to. */
export function refuseUnsendable({ server, customer }: FastifyRequest, { channel }: Contact): void {
  if (server.canSend(channel)) return;
  if (customer) throw new HttpError(503, unsendableToCustomer[channel]);
  const hasOther = channels.some((other) => server.canSend(other));
  throw new HttpError(503, unsendable[hasOther ? channel : 'nothing']);
}

/**
 * Counts, creates and queues one code; without news it is queued to nobody. Does the same work
 * whatever the message, so that the response time reveals nothing.
 */
export async function sendCode(
  tx: Tx,
  request: FastifyRequest,
  contact: Contact,
  { purpose, news, use }: { purpose: CodePurpose; news: SignInNews | null; use: CodeUse },
): Promise<void> {
  const { signInKeys } = request.server;
  const scope = scopeOf(request, purpose, contact);
  await countCode(tx, countedKeyOf(request, contact), request, purpose);
  const code = await makeCode(tx, signInKeys, scope, use);
  const sender = senderOf(request);
  const messages = news === null ? [] : [signInMessage(contact, news, sender, code)];
  await enqueueMessages(tx, messages, sender.siteUrl);
}

/**
 * Sends a code for sign-in or for the drafted account. A contact without an account gets a message
 * instead: its code, which is never sent, is checked and counted like any other.
 */
export async function requestSignIn(
  tx: Tx,
  request: FastifyRequest,
  contact: Contact,
  draft: AccountDraft | null,
): Promise<void> {
  const isKnown = (await findByContact(tx, contact)) !== null;
  const opens = isKnown || draft !== null;
  await sendCode(tx, request, contact, {
    purpose: 'sign-in',
    news: opens ? 'code' : 'nobody',
    use: { customerId: null, draft },
  });
}

/** Whether a code that is still valid was sent for the same sign-in or the same drafted account. */
export async function hasRequestedSignIn(
  tx: Tx,
  request: FastifyRequest,
  contact: Contact,
  draft: AccountDraft | null,
): Promise<boolean> {
  const scope = scopeOf(request, 'sign-in', contact);
  if (!(await hasLiveCode(tx, scope))) return false;
  return draft === null || isDeepStrictEqual((await readCodeUse(tx, scope))?.draft, draft);
}

/** Whether a contact of a customer opens the account. */
export const isProven = (
  { isPhoneProven, isEmailProven }: Pick<Customer, 'isPhoneProven' | 'isEmailProven'>,
  { channel }: Contact,
): boolean => (channel === 'sms' ? isPhoneProven : isEmailProven);

/**
 * Sends a code for a profile change; a contact that belongs to another account gets a message
 * instead.
 */
export async function sendProfileCode(
  tx: Tx,
  request: FastifyRequest,
  contact: Contact,
  customer: Customer,
  draft: AccountDraft | null,
): Promise<void> {
  const owner = await findByContact(tx, contact);
  const isTaken = owner !== null && owner.id !== customer.id;
  const isNamed = contact.address === (contact.channel === 'sms' ? customer.phone : customer.email);
  const news = isNamed && !isProven(customer, contact) ? 'proof' : 'change';
  await sendCode(tx, request, contact, {
    purpose: 'profile',
    news: isTaken ? 'taken' : news,
    use: { customerId: customer.id, draft },
  });
}

/**
 * Sends another code for the purpose of the last one: a profile change, a registration, or a
 * sign-in.
 */
export async function resendCode(tx: Tx, request: FastifyRequest, contact: Contact): Promise<void> {
  const { customer } = request;
  const change = customer && (await readCodeUse(tx, scopeOf(request, 'profile', contact)));
  if (change && change.customerId === customer.id) {
    await sendProfileCode(tx, request, contact, customer, change.draft);
    return;
  }
  const earlier = await readCodeUse(tx, scopeOf(request, 'sign-in', contact));
  await requestSignIn(tx, request, contact, earlier?.draft ?? null);
}
