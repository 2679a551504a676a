import { baseApi, silentAs } from '../../../lib/api/index.ts';
import { authFailures } from './authFailures.ts';
import { toCustomer, type Customer } from './customer.ts';

/** Account calls that any page may make. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: the response held no customer. */
    getProfile: build.query<Customer | null, void>({
      query: () => '/auth/profile',
      transformResponse: toCustomer,
      transformErrorResponse: silentAs(authFailures.getProfile),
      // Stored in the auth slice only.
      keepUnusedDataFor: 0,
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/logout', method: 'POST' }),
      transformErrorResponse: silentAs(authFailures.logout),
    }),
  }),
});
