import type { ConfirmProfileRequestWire, UpdateProfileRequestWire } from '@teranga/contract';
import type { ApiError } from '../api/apiError.ts';
import { baseApi } from '../api/baseApi.ts';
import { toContact } from '../sign-in/signInApi.ts';

/** The calls that change a profile. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<string | null, UpdateProfileRequestWire>({
      query: (body) => ({ url: '/auth/update-profile', method: 'POST', body }),
      transformResponse: toContact,
      transformErrorResponse: (failure: ApiError, headers): ApiError => {
        const retryAfterSeconds = Number(headers?.get('retry-after') ?? 0);
        return retryAfterSeconds > 0 ? { ...failure, retryAfterSeconds } : failure;
      },
    }),
    confirmProfile: build.mutation<unknown, ConfirmProfileRequestWire>({
      query: (body) => ({ url: '/auth/confirm-update-profile', method: 'POST', body }),
    }),
  }),
});
