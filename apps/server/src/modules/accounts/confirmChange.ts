import type { FastifyRequest } from 'fastify';
import { applyChange, reachable } from './changeProfile.ts';
import { findProfileCode, guessCode, type Guess } from './codes.ts';
import type { Customer } from './customer.ts';
import { customerOf } from './customerAccess.ts';
import { scopeOf } from './requestCode.ts';
import { refuseGuess } from './verifyCode.ts';
import { inStore } from '../../platform/http/inStore.ts';

interface Confirmation {
  guess: Guess;
  customer: Customer | null;
}

/** Checks the code that confirms a profile change; a wrong code counts as an attempt. */
export async function confirmChange(request: FastifyRequest, otp: string): Promise<Customer> {
  const { id } = customerOf(request);
  const { guess, customer } = await inStore(request, async (tx): Promise<Confirmation> => {
    const requested = await findProfileCode(tx, id);
    const contact =
      requested &&
      reachable(requested.draft).find((each) =>
        scopeOf(request, 'profile', each).contactKey.equals(requested.contactKey),
      );
    if (!requested || !contact) return { guess: { result: 'over' }, customer: null };
    const judged = await guessCode(tx, request.server.signInKeys, scopeOf(request, 'profile', contact), otp);
    if (judged.result !== 'right') return { guess: judged, customer: null };
    const token = request.signInToken ?? '';
    return { guess: judged, customer: await applyChange(tx, request, token, requested.draft, contact) };
  });
  return customer ?? refuseGuess(guess.result === 'right' ? { result: 'over' } : guess);
}
