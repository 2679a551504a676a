import type { PaymentMethod } from '@teranga/contract';
import { toFields, toFlag, toText } from '../api/readWire.ts';
import { lastingSlot } from '../store/lastingSlot.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { emptyValues, fieldNames, type CheckoutValues } from './checkoutFields.ts';

/** How long, in milliseconds, what was typed is kept: over a reload, a cut, an empty battery; not for the next owner of the phone. */
export const typedLastsMs = 24 * 60 * 60 * 1000;

/** What a shopper has filled in and not yet ordered with. */
export interface Typed {
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

const nothingTyped: Typed = { values: emptyValues, promo: { text: '', isApplied: false }, method: null };

const slot = lastingSlot<Typed>('checkout-fields', typedLastsMs, (value) => {
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
export function readTyped(): AppThunk<Typed> {
  return (dispatch) => dispatch(slot.read()) ?? nothingTyped;
}

/** Keeps what is typed. */
export function keepTyped(change: Partial<Typed>): AppThunk {
  return (dispatch) => dispatch(slot.keep({ ...dispatch(readTyped()), ...change }));
}

/** Forgets what was typed: the order is placed. */
export const forgetTyped = (): AppThunk => slot.forget();
