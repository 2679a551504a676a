import type { PaymentAccountStateWire, PaymentEnv } from '@teranga/contract/admin';
import { adminApi } from './adminApi.ts';

const url = '/payment-account';

/** Keys as they are typed; the server never gives them back. */
export interface PaymentKeys {
  apiKey: string;
  apiSecret: string;
  env: PaymentEnv;
}

/** A page where the test payment can be paid. */
interface TestPayment {
  url: string;
  amount: number;
}

/** The store's account at PayTech. */
export const paymentApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    paymentAccount: build.query<PaymentAccountStateWire, void>({
      query: () => url,
      providesTags: ['PaymentAccount'],
    }),
    savePaymentKeys: build.mutation<PaymentAccountStateWire, PaymentKeys>({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['PaymentAccount', 'Settings', 'Overview'],
    }),
    removePaymentKeys: build.mutation<PaymentAccountStateWire, void>({
      query: () => ({ url, method: 'DELETE' }),
      invalidatesTags: ['PaymentAccount', 'Settings', 'Overview'],
    }),
    tryPayment: build.mutation<TestPayment, void>({
      query: () => ({ url: `${url}/test`, method: 'POST' }),
    }),
  }),
});
