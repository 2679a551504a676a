import type { SignedInWire } from '@teranga/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guessCode } from './codes.ts';
import type { Contact } from './contact.ts';
import { toCustomerWire } from './customer.ts';
import { tokensOf } from './customerAccess.ts';
import { findByUsedCode, issueToken, revokeToken } from './customerTokens.ts';
import { mergeVisitor } from './mergeVisitor.ts';
import { scopeOf } from './requestCode.ts';
import { clearSignInCookie, setSignInCookie } from './signInCookie.ts';
import { customerOfCode, refuseGuess } from './verifyCode.ts';

/** Gives the visitor a new session, to prevent session fixation. */
function renewSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.setSessionCookie(request.server.sessions.create(request.store.id));
}

/** Names a code that a session types, for as long as it may be sent twice. */
const usedCodeKey = ({ server, session, store }: FastifyRequest, { address }: Contact, otp: string) =>
  session && server.signInKeys.subject(store.id, 'used code', `${session.visitor} ${address} ${otp}`);

/**
 * Signs in who typed the right code, by cookie and bearer token. The transaction that counts the
 * guess commits even if it is wrong. `mayRepeat`: the same session may resend a code it just used.
 */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  contact: Contact,
  otp: string,
  { mayRepeat = false } = {},
): Promise<SignedInWire> {
  const { server, session, store } = request;
  const scope = scopeOf(request, 'sign-in', contact);
  const codeKey = mayRepeat ? usedCodeKey(request, contact, otp) : null;
  const { guess, signedIn } = await server.db.withStore(store.id, async (tx) => {
    const judged = await guessCode(tx, server.signInKeys, scope, otp);
    const customer =
      judged.result === 'right'
        ? await customerOfCode(tx, contact, judged.use)
        : codeKey && (await findByUsedCode(tx, codeKey));
    if (!customer) return { guess: judged, signedIn: null };
    // Merges the session's cart and wishlist, even if somebody else was signed in before.
    const message = session && (await mergeVisitor(tx, session.visitor, customer.id, new Date()));
    // A browser has one sign-in: the one it had is not left open where nobody can end it.
    for (const earlier of tokensOf(request)) await revokeToken(tx, earlier);
    const token = await issueToken(tx, customer.id, codeKey);
    return {
      guess: judged,
      signedIn: { token, user: toCustomerWire(customer), ...(message && { message }) },
    };
  });
  // A correct code without a sign-in: the contact's account was deleted after the code was sent.
  if (!signedIn) return refuseGuess(guess.result === 'right' ? { result: 'over' } : guess);
  setSignInCookie(reply, signedIn.token);
  renewSession(request, reply);
  return signedIn;
}

/** Signs the browser out, whichever way it says that it is signed in. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { server, store } = request;
  await server.db.withStore(store.id, async (tx) => {
    for (const token of tokensOf(request)) await revokeToken(tx, token);
  });
  clearSignInCookie(reply);
  renewSession(request, reply);
}
