import type { LoginRequestWire, RegisterRequestWire, VerifyRequestWire } from '@teranga/contract';
import { baseApi, silentAs } from '../../../lib/api/index.ts';
import { toFields, toRecord, toTextOrNull } from '../../../lib/wire/index.ts';
import { authFailures, type Customer, toCustomer } from '../auth/index.ts';

/** The contact in a response; null when it names none. */
export const toContact = (body: unknown): string | null =>
  toTextOrNull(toRecord(body)['contact']) ?? toTextOrNull(toFields(body)['contact']);

/** Result of a sign-in; `token` is null when the response held none. */
export interface SignedIn {
  token: string | null;
  customer: Customer | null;
  message: string | null;
}

/** The calls of signing in. */
export const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<string | null, RegisterRequestWire>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      transformResponse: toContact,
      transformErrorResponse: silentAs(authFailures.register),
    }),
    login: build.mutation<string | null, LoginRequestWire>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      transformResponse: toContact,
      transformErrorResponse: silentAs(authFailures.login),
    }),
    resendOtp: build.mutation<string | null, LoginRequestWire>({
      query: (body) => ({ url: '/auth/resend-otp', method: 'POST', body }),
      transformResponse: toContact,
      transformErrorResponse: silentAs(authFailures.resendOtp),
    }),
    verifyOtp: build.mutation<SignedIn, VerifyRequestWire>({
      query: (body) => ({ url: '/auth/verify-otp', method: 'POST', body }),
      transformErrorResponse: silentAs(authFailures.verifyOtp),
      transformResponse: (body: unknown) => {
        const fields = toRecord(body);
        return {
          token: toTextOrNull(fields['token']) ?? toTextOrNull(toFields(body)['token']),
          customer: 'user' in fields ? toCustomer(fields) : null,
          message: 'user' in fields ? toTextOrNull(toFields(body)['message']) : null,
        };
      },
    }),
  }),
});
