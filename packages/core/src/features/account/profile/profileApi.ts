import type {
  ConfirmProfileRequestWire,
  LoginRequestWire,
  UpdateProfileRequestWire,
} from '@teranga/contract';
import { type ApiError, baseApi, silentAs } from '../../../lib/api/index.ts';
import { authFailures } from '../auth/index.ts';
import { toContact } from '../sign-in/index.ts';

/** The calls that change a profile. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<string | null, UpdateProfileRequestWire>({
      query: (body) => ({ url: '/auth/update-profile', method: 'POST', body }),
      transformResponse: toContact,
      transformErrorResponse: (refused: ApiError, meta): ApiError => {
        const failure = silentAs(authFailures.updateProfile)(refused);
        const retryAfterSeconds = Number(meta?.response?.headers.get('retry-after') ?? 0);
        return retryAfterSeconds > 0 ? { ...failure, retryAfterSeconds } : failure;
      },
    }),
    /** Sends a code to a contact the account names already. */
    verifyContact: build.mutation<string | null, LoginRequestWire>({
      query: (body) => ({ url: '/auth/verify-contact', method: 'POST', body }),
      transformResponse: toContact,
    }),
    confirmProfile: build.mutation<unknown, ConfirmProfileRequestWire>({
      query: (body) => ({ url: '/auth/confirm-update-profile', method: 'POST', body }),
      transformErrorResponse: silentAs(authFailures.confirmProfile),
    }),
  }),
});
