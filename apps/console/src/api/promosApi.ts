import type {
  NewPromoWire,
  PromoPatchWire,
  StaffPromoListWire,
  StaffPromoWire,
} from '@teranga/contract/admin';
import { adminApi } from './adminApi.ts';

const pathOf = (code: string) => `/promos/${encodeURIComponent(code)}`;

export const promosApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    promos: build.query<StaffPromoListWire, void>({ query: () => '/promos', providesTags: ['Promos'] }),
    createPromo: build.mutation<StaffPromoWire, NewPromoWire>({
      query: (body) => ({ url: '/promos', method: 'POST', body }),
      invalidatesTags: ['Promos'],
    }),
    changePromo: build.mutation<StaffPromoWire, { code: string; body: PromoPatchWire }>({
      query: ({ code, body }) => ({ url: pathOf(code), method: 'PATCH', body }),
      invalidatesTags: ['Promos'],
    }),
    removePromo: build.mutation<null, string>({
      query: (code) => ({ url: pathOf(code), method: 'DELETE' }),
      invalidatesTags: ['Promos'],
    }),
  }),
});
