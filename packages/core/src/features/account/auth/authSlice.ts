import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../../lib/store/index.ts';
import { tokenRejected } from '../../../lib/api/index.ts';
import type { Customer } from './customer.ts';

/** Whether somebody is signed in. */
export type AuthState =
  /** Not determined yet: on the server and until hydration. */
  | { status: 'unknown' }
  /** A token is present; its customer is being fetched. */
  | { status: 'loading' }
  | { status: 'signedIn'; customer: Customer }
  | {
      status: 'anonymous';
      /**
       * `expired`: the token was no longer valid. `unreachable`: there is a token, but its customer
       * could not be fetched.
       */
      why: 'none' | 'expired' | 'unreachable';
    };

declare module '../../../lib/store/rootReducer.ts' {
  interface LazyLoadedSlices {
    auth: AuthState;
  }
}

/** Authentication state. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: (): AuthState => ({ status: 'unknown' }),
  reducers: {
    signInRequested: (): AuthState => ({ status: 'loading' }),
    signedIn: (_state, { payload }: PayloadAction<Customer>): AuthState => ({
      status: 'signedIn',
      customer: payload,
    }),
    signedOut: (_state, { payload }: PayloadAction<'none' | 'expired' | 'unreachable'>): AuthState => ({
      status: 'anonymous',
      why: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(tokenRejected, (): AuthState => ({ status: 'anonymous', why: 'expired' }));
  },
  selectors: {
    selectAuth: (auth): AuthState => auth,
  },
});

/** Set the authentication state. */
export const { signInRequested, signedIn, signedOut } = authSlice.actions;

/** Selectors of the slice's state. */
export const { selectAuth } = authSlice.injectInto(rootReducer).selectors;
