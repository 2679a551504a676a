import { isSmsNumber } from '../rules/index.ts';
import { type AccountValues, resendPauseMs } from '../form/index.ts';
import { readPhone } from '../../../domain/phone/index.ts';
import type { AppThunk } from '../../../lib/store/index.ts';
import type { PendingCode } from './pendingSignIn.ts';
import { signInApi } from './signInApi.ts';

/** Which of the two forms. */
export type SignInMode = 'login' | 'register';

/** Builds the request: the number in E.164, and the contact that can receive a code. */
async function toRequest(mode: SignInMode, { name, address, phone: typed, email }: AccountValues) {
  const phone = typed.trim() === '' ? null : ((await readPhone(typed)) ?? typed.trim());
  const contact = phone !== null && isSmsNumber(phone) ? phone : email;
  return { contact, body: mode === 'login' ? null : { name, address, phone, email: email || null } };
}

/**
 * Requests a code, unless the same request was sent less than a minute ago; throws the server's
 * error.
 */
export function requestCode(
  mode: SignInMode,
  values: AccountValues,
  last: PendingCode | null,
): AppThunk<Promise<PendingCode>> {
  return async (dispatch, _getState, { clock }) => {
    const { contact, body } = await toRequest(mode, values);
    const requested = JSON.stringify([mode, contact, body]);
    if (last?.requested === requested && clock.now() < last.sentAt + resendPauseMs) return last;
    const { register, login } = signInApi.endpoints;
    const answered = body
      ? await dispatch(register.initiate(body)).unwrap()
      : await dispatch(login.initiate({ login: contact })).unwrap();
    return {
      contact: answered ?? contact,
      sentAt: clock.now(),
      requested,
      isRegistration: mode === 'register',
    };
  };
}
