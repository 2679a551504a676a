import { asApiError } from '../api/apiError.ts';
import { authTokenSlot } from '../api/authToken.ts';
import { raiseToast } from '../alerts/raiseToast.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { authApi } from './authApi.ts';
import { signedIn, signedOut, signInRequested } from './authSlice.ts';
import type { Customer } from './customer.ts';

const unauthorizedStatus = 401;

/** Said after signing out. */
export const signedOutText = 'Déconnexion réussie.';
/** Said when signing out did not work. */
export const signOutFailureText = 'Erreur lors de la déconnexion';

/** Asks whose the token is. Without an answer nobody is signed in, but the token is kept for another try. */
export function loadCustomer(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { storage }) => {
    const token = authTokenSlot.get(storage);
    const request = authApi.endpoints.getProfile.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    });
    const { data } = await dispatch(request);
    // Refused, or meanwhile another one: it was told where that happened.
    if (authTokenSlot.get(storage) !== token) return;
    dispatch(data ? signedIn(data) : signedOut('unreachable'));
  };
}

/** Takes up the sign-in of an earlier visit, or of another tab. */
export function readSignIn(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    if (authTokenSlot.get(storage) === null) {
      dispatch(signedOut('none'));
      return;
    }
    if (getState().auth.status !== 'signedIn') dispatch(signInRequested());
    await dispatch(loadCustomer());
  };
}

/** Signs somebody in, here and in the other tabs. The session is a new one, and so is its CSRF token. */
export function saveSignIn(token: string, customer: Customer | null): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { csrf, storage }) => {
    authTokenSlot.set(storage, token);
    await csrf.renew(csrf.current());
    if (customer) dispatch(signedIn(customer));
    else await dispatch(loadCustomer());
  };
}

/** Signs out, here and in the other tabs; tells whether it worked. A token that holds no more is as good as gone. */
export function signOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { csrf, storage }) => {
    const { error } = await dispatch(authApi.endpoints.logout.initiate());
    if (error !== undefined && asApiError(error).status !== unauthorizedStatus) {
      dispatch(raiseToast({ tone: 'error', text: signOutFailureText }));
      return false;
    }
    authTokenSlot.clear(storage);
    dispatch(signedOut('none'));
    void csrf.renew(csrf.current());
    dispatch(raiseToast({ tone: 'success', text: signedOutText }));
    return true;
  };
}
