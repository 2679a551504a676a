import { asApiError, failureText, unexpectedText } from '../api/apiError.ts';
import type { Xof } from '../money/money.ts';
import type { PromoAnswer } from './promoApi.ts';

/** Said when there is nothing to check. */
export const emptyCodeText = 'Veuillez entrer un code promo';
/** Said of a code that does not hold, when the store does not say why. */
export const refusedCodeText = 'Code promo invalide ou expiré.';
/** Said when a code could not be checked. */
export const checkFailureText = 'Une erreur est survenue lors de la validation du code promo';
/** Said of a code that holds, when the store says nothing. */
const appliedText = 'Code promo appliqué.';

/** A code that holds. */
export interface AppliedPromo {
  code: string;
  discount: Xof;
}

/** The promo box as it stands. */
export interface PromoState {
  text: string;
  /** The code that is to be checked, now and whenever the cart changes; null before it is asked for, and once it is refused. */
  wanted: { code: string } | null;
  isChecking: boolean;
  applied: AppliedPromo | null;
  /** True once the shopper was told to apply the code, until they do. */
  isReminded: boolean;
  message: { tone: 'good' | 'bad'; text: string } | null;
}

/** The box with a text in it, and nothing known of it. */
export const typedPromo = (text: string): PromoState => ({
  text,
  wanted: null,
  isChecking: false,
  applied: null,
  isReminded: false,
  message: null,
});

/** The box whose text is to be checked; an empty one is told to be so. */
export function requestedPromo({ text }: PromoState): PromoState {
  const code = text.trim();
  if (code === '') return refusedPromo(text, emptyCodeText);
  return { ...typedPromo(text), wanted: { code }, isChecking: true };
}

/** The box whose code does not hold. */
export function refusedPromo(text: string, why: string): PromoState {
  return { ...typedPromo(text), message: { tone: 'bad', text: why } };
}

const plain = (code: string) => code.trim().toUpperCase();

/** Tells whether the box holds text that is not the applied code. */
export function holdsUnappliedCode({ text, applied }: PromoState): boolean {
  return plain(text) !== '' && plain(text) !== plain(applied?.code ?? '');
}

/** The box after an answer. */
export function answeredPromo(state: PromoState, answer: PromoAnswer): PromoState {
  const { isValid, message, discount } = answer;
  if (!isValid) return refusedPromo(state.text, message ?? refusedCodeText);
  return {
    ...state,
    isChecking: false,
    applied: { code: state.text.trim(), discount },
    message: { tone: 'good', text: message ?? appliedText },
  };
}

const leastRefusal = 400;
const leastFailure = 500;

/** The box after a check that failed: a refusal's own words are the store's, any other failure is ours to tell. */
export function failedPromo({ text }: PromoState, error: unknown): PromoState {
  const { status, message } = asApiError(error);
  const isRefusal = status >= leastRefusal && status < leastFailure;
  const isReported = isRefusal && message !== failureText && message !== unexpectedText;
  return refusedPromo(text, isReported ? message : checkFailureText);
}
