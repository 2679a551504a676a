import { asApiError, failureText, unexpectedText } from '../../../lib/api/index.ts';
import type { Xof } from '../../../domain/money/index.ts';
import { toPromoCode } from '../../../domain/promo-code/index.ts';
import type { PromoAnswer } from './promoApi.ts';

/** Shown for an invalid code, if the store gives no reason. */
export const refusedCodeText = 'Code promo invalide ou expiré.';
/** Shown when a code could not be checked. */
export const checkFailureText = 'Une erreur est survenue lors de la validation du code promo';
/** Shown for a valid code when the store sends no message. */
const appliedText = 'Code promo appliqué.';

/** A code that holds. */
export interface AppliedPromo {
  code: string;
  discount: Xof;
}

/** State of the promo box, besides its text. */
export interface PromoState {
  /**
   * The code to check, now and whenever the cart changes; null before it is submitted and after a
   * refusal.
   */
  wanted: { code: string } | null;
  isChecking: boolean;
  applied: AppliedPromo | null;
  /** True once the shopper was prompted to apply the code, until they do. */
  isReminded: boolean;
  message: { tone: 'good' | 'bad'; text: string } | null;
}

/** The box with an unchecked text. */
export const uncheckedPromo: PromoState = {
  wanted: null,
  isChecking: false,
  applied: null,
  isReminded: false,
  message: null,
};

/** The box while a code is checked. */
export const requestedPromo = (code: string): PromoState => ({
  ...uncheckedPromo,
  wanted: { code },
  isChecking: true,
});

/** The box whose code does not hold. */
export const refusedPromo = (why: string): PromoState => ({
  ...uncheckedPromo,
  message: { tone: 'bad', text: why },
});

/** Whether the box holds text other than the applied code. */
export function holdsUnappliedCode(text: string, applied: AppliedPromo | null): boolean {
  return toPromoCode(text) !== '' && toPromoCode(text) !== toPromoCode(applied?.code ?? '');
}

/** The box after an answer about a code. */
export function answeredPromo(state: PromoState, code: string, answer: PromoAnswer): PromoState {
  const { isValid, message, discount } = answer;
  if (!isValid) return refusedPromo(message ?? refusedCodeText);
  return {
    ...state,
    isChecking: false,
    applied: { code, discount },
    message: { tone: 'good', text: message ?? appliedText },
  };
}

const leastRefusal = 400;
const leastFailure = 500;

/** The box after a failed check: a refusal shows the store's message, any other failure our own. */
export function failedPromo(error: unknown): PromoState {
  const { status, message } = asApiError(error);
  const isRefusal = status >= leastRefusal && status < leastFailure;
  const isReported = isRefusal && message !== failureText && message !== unexpectedText;
  return refusedPromo(isReported ? message : checkFailureText);
}
