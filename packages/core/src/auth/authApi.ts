import { baseApi } from '../api/baseApi.ts';
import { silentAs } from '../api/apiError.ts';
import { authFailures } from './authFailures.ts';
import { toCustomer, type Customer } from './customer.ts';

/** The calls every page may make for the one who is signed in. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: the answer held nobody. */
    getProfile: build.query<Customer | null, void>({
      query: () => '/auth/profile',
      transformResponse: toCustomer,
      transformErrorResponse: silentAs(authFailures.getProfile),
      // Kept in the auth slice, and nowhere else.
      keepUnusedDataFor: 0,
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/logout', method: 'POST' }),
      transformErrorResponse: silentAs(authFailures.logout),
    }),
  }),
});
