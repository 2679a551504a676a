import type { ConfirmProfileRequestWire, UpdateProfileRequestWire } from '@teranga/contract';
import { baseApi } from '../api/baseApi.ts';
import { toContact } from '../sign-in/signInApi.ts';

/** The calls that change a profile. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<string | null, UpdateProfileRequestWire>({
      query: (body) => ({ url: '/auth/update-profile', method: 'POST', body }),
      transformResponse: toContact,
    }),
    confirmProfile: build.mutation<unknown, ConfirmProfileRequestWire>({
      query: (body) => ({ url: '/auth/confirm-update-profile', method: 'POST', body }),
    }),
  }),
});
