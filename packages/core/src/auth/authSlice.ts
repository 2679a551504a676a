import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from './customer.ts';

/** Whether somebody is signed in. */
export type AuthState =
  /** Nobody has looked yet: on a server, and while its page comes to life. */
  | { status: 'unknown' }
  /** A token is held; whose it is, is being asked. */
  | { status: 'loading' }
  | { status: 'signedIn'; customer: Customer }
  | {
      status: 'anonymous';
      /** `expired`: the token held no more. `unreachable`: one is held, but nobody could say whose it is. */
      why: 'none' | 'expired' | 'unreachable';
    };

/** Who is signed in. */
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
});

/** Tells the store who is signed in, or that nobody is. */
export const { signInRequested, signedIn, signedOut } = authSlice.actions;
