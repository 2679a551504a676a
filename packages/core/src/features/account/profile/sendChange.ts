import { raiseToast } from '../../../lib/alerts/index.ts';
import type { ApiError } from '../../../lib/api/index.ts';
import { readPhone } from '../../../domain/phone/index.ts';
import type { AppThunk } from '../../../lib/store/index.ts';
import { loadCustomer } from '../auth/index.ts';
import { resendPauseMs, type AccountValues, type SentCode } from '../form/index.ts';
import { profileApi } from './profileApi.ts';

const secondMs = 1_000;

/** Sends a changed profile, and answers to whom the code went. */
export function sendChange({ name, address, phone, email }: AccountValues): AppThunk<Promise<SentCode>> {
  return async (dispatch, _getState, { clock }) => {
    const number = phone === '' ? null : ((await readPhone(phone)) ?? phone);
    const body = { name, address, phone: number, email: email || null };
    const contact = await dispatch(profileApi.endpoints.updateProfile.initiate(body)).unwrap();
    return { contact: contact ?? number ?? email, sentAt: clock.now() };
  };
}

/**
 * When the last code was sent, derived from the `Retry-After` of a refusal; null when it was
 * refused for another reason.
 */
export function readLastSent(failure: ApiError): AppThunk<number | null> {
  return (_dispatch, _getState, { clock }) => {
    const waitMs = (failure.retryAfterSeconds ?? Infinity) * secondMs;
    return waitMs <= resendPauseMs ? clock.now() + waitMs - resendPauseMs : null;
  };
}

/** Confirms the change, refetches the profile and shows a toast. */
export function confirmProfile(otp: string, text: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(profileApi.endpoints.confirmProfile.initiate({ otp })).unwrap();
    await dispatch(loadCustomer());
    dispatch(raiseToast({ tone: 'success', text }));
  };
}
