import { paymentMethods, type PaymentMethod } from '@teranga/contract/paymentMethods';
import { toFields, toFlag, toText } from '../../lib/wire/index.ts';
import type { PostedForm } from '../../lib/posted/index.ts';
import { type AppThunk, expiringStorage } from '../../lib/store/index.ts';
import { emptyValues, fieldNames, type CheckoutValues } from './checkoutFields.ts';

/**
 * Milliseconds for which the draft is stored: it survives a reload, a lost connection or an empty
 * battery, but not the phone's next owner.
 */
export const draftLastsMs = 24 * 60 * 60 * 1000;

/** The server's error for a promo code that was posted with the form. */
export interface PostedPromo {
  discount: number | null;
  message: string | null;
}

/** Data entered but not yet ordered. */
export interface CheckoutDraft {
  values: CheckoutValues;
  /** The promo box, and whether its code was applied. */
  promo: { text: string; isApplied: boolean; posted?: PostedPromo };
  method: PaymentMethod | null;
}

/** A payment method by its name; null for any other text. */
export const toMethod = (name: unknown): PaymentMethod | null =>
  paymentMethods.find((each) => each === name) ?? null;

const noDraft: CheckoutDraft = { values: emptyValues, promo: { text: '', isApplied: false }, method: null };

const slot = expiringStorage<CheckoutDraft>('checkout-fields', draftLastsMs, (value) => {
  const { values, promo, method } = toFields(value);
  const typed = toFields(values);
  const entries = fieldNames.map((name) => [name, toText(typed[name])] as const);
  const { text, isApplied } = toFields(promo);
  return {
    values: { ...emptyValues, ...Object.fromEntries(entries) },
    promo: { text: toText(text), isApplied: toFlag(isApplied) },
    method: toMethod(method),
  };
});

/** The draft of a form that was posted. */
export function toPostedDraft({ values, errors }: PostedForm): CheckoutDraft {
  const fields = fieldNames.map((name) => [name, values[name] ?? ''] as const);
  const discount = Number(values['promoDiscount']);
  return {
    values: { ...emptyValues, ...Object.fromEntries(fields) },
    promo: {
      text: values['promoCode'] ?? '',
      isApplied: discount > 0,
      posted: {
        discount: discount > 0 ? discount : null,
        message: errors['promoCode'] ?? values['promoMessage'] ?? null,
      },
    },
    method: toMethod(values['paymentMethod']),
  };
}

/** Reads the draft saved before a reload. */
export function readCheckoutDraft(): AppThunk<CheckoutDraft> {
  return (dispatch) => dispatch(slot.read()) ?? noDraft;
}

/** Saves the draft. */
export function saveCheckoutDraft(change: Partial<CheckoutDraft>): AppThunk {
  return (dispatch) => dispatch(slot.persist({ ...dispatch(readCheckoutDraft()), ...change }));
}

/** Clears the draft once the order is placed. */
export const clearCheckoutDraft = (): AppThunk => slot.discard();
