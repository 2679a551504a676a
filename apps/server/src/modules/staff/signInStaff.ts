import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { guessCode, type Guess } from '../accounts/codes.ts';
import type { Contact } from '../accounts/contact.ts';
import { scopeOf, sendCode } from '../accounts/requestCode.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { findByContact, holdByContact } from './staffMembers.ts';
import { openSession } from './staffSessions.ts';

const unsendable = {
  sms: 'Nous ne pouvons pas envoyer de SMS pour le moment. Connectez-vous avec votre adresse e-mail.',
  email:
    'Nous ne pouvons pas envoyer d’e-mail pour le moment. Connectez-vous avec votre numéro de téléphone.',
} as const;

const use = { customerId: null, draft: null };

/**
 * Sends a sign-in code to a listed contact. An unlisted one gets no message, but its code is made,
 * checked and counted like any other, so that nothing reveals who is listed.
 */
export async function requestStaffCode(tx: Tx, request: FastifyRequest, contact: Contact): Promise<void> {
  if (!request.server.canSend(contact.channel)) throw new HttpError(503, unsendable[contact.channel]);
  const isListed = (await findByContact(tx, contact)) !== null;
  await sendCode(tx, request, contact, { purpose: 'staff', news: isListed ? 'staff' : null, use });
}

export type StaffSignIn = { token: string } | { guess: Exclude<Guess, { result: 'right' }> };

/**
 * Signs in by a code and returns the session's token. Commit even a wrong guess, or it is not
 * counted.
 */
export async function signInStaff(
  tx: Tx,
  request: FastifyRequest,
  contact: Contact,
  otp: string,
): Promise<StaffSignIn> {
  const guess = await guessCode(tx, request.server.signInKeys, scopeOf(request, 'staff', contact), otp);
  if (guess.result !== 'right') return { guess };
  const member = await holdByContact(tx, contact);
  // Removed from the staff after the code was sent.
  if (!member) return { guess: { result: 'over' } };
  const token = await openSession(tx, member.id, request.headers['user-agent'] ?? '');
  const { id, name } = member;
  await writeAudit(
    tx,
    { kind: 'staff', id, name },
    { action: 'session.open', subject: { kind: 'staff', id } },
  );
  return { token };
}
