import type { PaymentMethod } from '@teranga/contract';
import { toFields, toFlag, toText } from '../api/readWire.ts';
import { expiringStorage } from '../store/expiringStorage.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { emptyValues, fieldNames, type CheckoutValues } from './checkoutFields.ts';

/** How long, in milliseconds, what was typed is kept: over a reload, a cut, an empty battery; not for the next owner of the phone. */
export const draftLastsMs = 24 * 60 * 60 * 1000;

/** What a shopper has filled in and not yet ordered with. */
export interface CheckoutDraft {
  values: CheckoutValues;
  /** The promo box, and whether its code was applied. */
  promo: { text: string; isApplied: boolean };
  method: PaymentMethod | null;
}

/** Written anew: the contract's own list comes with its schemas, which no browser needs. */
const methods = Object.keys({ paytech: true, cod: true } satisfies Record<
  PaymentMethod,
  true
>) as PaymentMethod[];

const noDraft: CheckoutDraft = { values: emptyValues, promo: { text: '', isApplied: false }, method: null };

const slot = expiringStorage<CheckoutDraft>('checkout-fields', draftLastsMs, (value) => {
  const { values, promo, method } = toFields(value);
  const typed = toFields(values);
  const entries = fieldNames.map((name) => [name, toText(typed[name])] as const);
  const { text, isApplied } = toFields(promo);
  return {
    values: { ...emptyValues, ...Object.fromEntries(entries) },
    promo: { text: toText(text), isApplied: toFlag(isApplied) },
    method: methods.find((each) => each === method) ?? null,
  };
});

/** What was typed before a reload. */
export function readCheckoutDraft(): AppThunk<CheckoutDraft> {
  return (dispatch) => dispatch(slot.read()) ?? noDraft;
}

/** Keeps what is typed. */
export function saveCheckoutDraft(change: Partial<CheckoutDraft>): AppThunk {
  return (dispatch) => dispatch(slot.persist({ ...dispatch(readCheckoutDraft()), ...change }));
}

/** Forgets what was typed: the order is placed. */
export const clearCheckoutDraft = (): AppThunk => slot.discard();
