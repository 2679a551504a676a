import type { CodeSentWire } from '@teranga/contract';
import type { StaffCodeRequestWire, StaffSessionWire, StaffSignInWire } from '@teranga/contract/admin';
import { adminApi } from './adminApi.ts';

export const sessionApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<StaffSessionWire, void>({ query: () => '/session', providesTags: ['Session'] }),
    requestCode: build.mutation<CodeSentWire, StaffCodeRequestWire>({
      query: (body) => ({ url: '/session/code', method: 'POST', body }),
    }),
    signIn: build.mutation<StaffSessionWire, StaffSignInWire>({
      query: (body) => ({ url: '/session', method: 'POST', body }),
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        const session = await queryFulfilled.catch(() => null);
        if (session) await dispatch(sessionApi.util.upsertQueryData('session', undefined, session.data));
      },
    }),
    signOut: build.mutation<null, void>({ query: () => ({ url: '/session', method: 'DELETE' }) }),
  }),
});
