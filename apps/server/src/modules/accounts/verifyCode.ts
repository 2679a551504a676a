import { dropClaims, findByContact, lockClaims, insertCustomer } from './customers.ts';
import type { Customer } from './customer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError } from '../../platform/http/httpError.ts';
import type { CodeUse, Guess } from './codes.ts';
import type { Contact } from './contact.ts';

const refusal = (message: string) => fieldError('otp', message);

/** Refuses a guess that was not right: after the transaction that counted it, never inside. */
export function refuseGuess(guess: Exclude<Guess, { result: 'right' }>): never {
  if (guess.result === 'over') throw refusal('Ce code n’est plus valable. Demandez un nouveau code.');
  const { left } = guess;
  if (left === 0) throw refusal('Code de vérification incorrect. Demandez un nouveau code.');
  throw refusal(`Code de vérification incorrect. Il vous reste ${left} essai${left > 1 ? 's' : ''}.`);
}

/**
 * The customer that a correct code signs in: the contact's customer, or a new one from the draft;
 * null when there is neither.
 */
export async function customerOfCode(tx: Tx, contact: Contact, { draft }: CodeUse): Promise<Customer | null> {
  const existing = await findByContact(tx, contact);
  if (existing || draft === null) return existing;
  await lockClaims(tx, contact);
  const created = await insertCustomer(tx, draft, contact);
  // Somebody may have proven the same contact at the same moment.
  if (!created) return findByContact(tx, contact);
  await dropClaims(tx, contact);
  return created;
}
