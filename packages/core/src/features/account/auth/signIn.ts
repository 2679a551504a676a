import { unauthorizedStatus } from '@teranga/contract/statuses';
import { signInMarker } from '@teranga/contract/signInMarker';
import { asApiError, authTokenSlot } from '../../../lib/api/index.ts';
import { raiseToast } from '../../../lib/alerts/index.ts';
import type { BrowserStorage } from '../../../lib/services/index.ts';
import type { AppThunk } from '../../../lib/store/index.ts';
import { authApi } from './authApi.ts';
import { selectAuth, signedIn, signedOut, signInRequested } from './authSlice.ts';
import type { Customer } from './customer.ts';

const signInMark = `${signInMarker}=1`;

/** How this browser is signed in: its bearer token, or a cookie; null when it is not. */
export const signInOf = (storage: BrowserStorage): string | null =>
  authTokenSlot.get(storage) ?? (document.cookie.includes(signInMark) ? signInMark : null);

/** Shown after signing out. */
export const signedOutText = 'Déconnexion réussie.';
/** Shown when signing out did not work. */
export const signOutFailureText = 'Erreur lors de la déconnexion';

/**
 * Fetches the token's customer. Without a response the state is signed out, but the token is
 * retained for a retry.
 */
export function loadCustomer(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { storage }) => {
    const signIn = signInOf(storage);
    const request = authApi.endpoints.getProfile.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    });
    const { data, error } = await dispatch(request);
    // It was rejected or replaced meanwhile: that code path has already updated the state.
    if (signInOf(storage) !== signIn || asApiError(error).status === unauthorizedStatus) return;
    dispatch(data ? signedIn(data) : signedOut('unreachable'));
  };
}

/** Takes up the sign-in of an earlier visit, or of another tab. */
export function readSignIn(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    if (signInOf(storage) === null) {
      dispatch(signedOut('none'));
      return;
    }
    if (selectAuth(getState()).status !== 'signedIn') dispatch(signInRequested());
    await dispatch(loadCustomer());
  };
}

/** Takes up the sign-in of an earlier visit, unless the page came with its customer. */
export function readSignInOnce(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectAuth(getState()).status !== 'signedIn') await dispatch(readSignIn());
  };
}

/**
 * Signs a customer in, here and in other tabs. The session is new, so the CSRF token is renewed.
 */
export function saveSignIn(token: string, customer: Customer | null): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { csrf, storage }) => {
    authTokenSlot.set(storage, token);
    csrf.drop();
    if (customer) dispatch(signedIn(customer));
    else await dispatch(loadCustomer());
  };
}

/**
 * Signs out, here and in other tabs; resolves to whether it worked. An already invalid token counts
 * as success.
 */
export function signOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { csrf, storage }) => {
    const { error } = await dispatch(authApi.endpoints.logout.initiate());
    if (error !== undefined && asApiError(error).status !== unauthorizedStatus) {
      dispatch(raiseToast({ tone: 'error', text: signOutFailureText }));
      return false;
    }
    authTokenSlot.clear(storage);
    dispatch(signedOut('none'));
    csrf.drop();
    dispatch(raiseToast({ tone: 'success', text: signedOutText, outlivesPage: true }));
    return true;
  };
}
