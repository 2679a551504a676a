import type { PromoCheckWire } from '@teranga/contract';
import { baseApi } from '../../../lib/api/index.ts';
import { toFields, toFlag, toNumber, toTextOrNull } from '../../../lib/wire/index.ts';
import { toXof, type Xof } from '../../../domain/money/index.ts';

/** The store's response to a promo code. */
export interface PromoAnswer {
  isValid: boolean;
  /** French message, or null. */
  message: string | null;
  /** The code as the store writes it; null when it does not say. */
  code: string | null;
  discount: Xof;
}

function toPromoAnswer(body: unknown): PromoAnswer {
  const { success, isValid, message, data } = toFields(body);
  const { code, appliedDiscount } = toFields(data);
  return {
    isValid: toFlag(isValid) && toFlag(success, true),
    message: toTextOrNull(toFields(message)['fr']) ?? toTextOrNull(message),
    code: toTextOrNull(code),
    discount: toXof(toNumber(appliedDiscount)),
  };
}

/** The call that checks a promo code. */
export const promoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkPromo: build.mutation<PromoAnswer, PromoCheckWire>({
      query: (body) => ({ url: '/promocodes/validate', method: 'POST', body }),
      transformResponse: toPromoAnswer,
    }),
  }),
});
