import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PromoCheckWire } from '@teranga/contract';
import { subtotal, type Cart } from '../../cart/index.ts';
import { toXof, type Money } from '../../../domain/money/index.ts';
import { useAppDispatch } from '../../../lib/store/index.ts';
import { typedBefore } from '../../../lib/forms/index.ts';
import { applyPromo } from '../actions/index.ts';
import { promoApi } from './promoApi.ts';
import {
  answeredPromo,
  requestedPromo,
  failedPromo,
  holdsUnappliedCode,
  refusedPromo,
  uncheckedPromo,
  type AppliedPromo,
  type PromoState,
} from './promoState.ts';
import type { PromoView } from './views.ts';

/** Milliseconds for which the result of a check is shown. */
export const promoMessageMs = 5000;

/** Whom an order is for, as far as the form is filled in. */
export type PromoContact = Pick<PromoCheckWire, 'phone' | 'email'>;

/** The promo box of a checkout. */
export interface Promo {
  text: string;
  applied: AppliedPromo | null;
  /** True while the box holds text that is not the applied code. */
  holdsUnappliedCode: boolean;
  /** Marks the box: its code is yet to be applied. */
  remind: () => void;
  /** Takes the discount away, saying why. */
  refuse: (why: string) => void;
  view: (money: Money) => PromoView;
}

/** Request body of a check as a JSON string, so that identical products compare equal. */
function toCheckedCart({ lines }: Cart): string {
  const items = lines.map(({ productId, variationId, quantity, price }) => ({
    id: productId,
    variation: variationId,
    quantity,
    price,
  }));
  return JSON.stringify({ items, totalAmount: subtotal({ lines }) });
}

type SetState = (change: (state: PromoState) => PromoState) => void;

/**
 * Checks the submitted code, and again when the cart changes. Typing in the meantime discards the
 * response.
 */
function useCheck(
  { wanted }: PromoState,
  setState: SetState,
  cart: Cart | null,
  contact: () => PromoContact,
) {
  const dispatch = useAppDispatch();
  const checkedCart = cart && toCheckedCart(cart);
  useEffect(() => {
    if (wanted === null || checkedCart === null) return undefined;
    let isOvertaken = false;
    const { items, totalAmount } = JSON.parse(checkedCart) as Pick<PromoCheckWire, 'items' | 'totalAmount'>;
    const check: PromoCheckWire = { code: wanted.code, items, ...contact() };
    const sendRequest = async () => {
      const body = totalAmount === undefined ? check : { ...check, totalAmount };
      const { data, error } = await dispatch(promoApi.endpoints.checkPromo.initiate(body));
      if (!isOvertaken)
        setState((state) => (data ? answeredPromo(state, wanted.code, data) : failedPromo(error)));
    };
    setState((state) => ({ ...state, isChecking: true }));
    void sendRequest();
    return () => {
      isOvertaken = true;
    };
  }, [contact, dispatch, checkedCart, setState, wanted]);
}

/** Clears a message after its time. */
function useFading({ message }: PromoState, setState: SetState) {
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setState((state) => ({ ...state, message: null })), promoMessageMs);
    return () => clearTimeout(timer);
  }, [message, setState]);
}

/** The text saved before a reload; null while unknown. */
type SavedPromo = {
  text: string;
  isApplied: boolean;
  /** The server's answer, where the code was posted. */
  posted?: { discount: number | null; message: string | null };
} | null;

function startPromo(saved: SavedPromo): PromoState {
  const code = saved?.text.trim() ?? '';
  const { posted } = saved ?? {};
  if (posted && posted.discount !== null)
    return {
      ...uncheckedPromo,
      applied: { code, discount: toXof(posted.discount) },
      message: posted.message === null ? null : { tone: 'good', text: posted.message },
    };
  if (posted) return posted.message === null ? uncheckedPromo : refusedPromo(posted.message);
  return saved?.isApplied ? requestedPromo(code) : uncheckedPromo;
}

/** State of the box: the saved one until something changes. */
function usePromoState(saved: SavedPromo): [PromoState, SetState] {
  const start = useMemo(() => startPromo(saved), [saved]);
  const [changed, setChanged] = useState<PromoState | null>(null);
  const setState = useCallback<SetState>((change) => setChanged((now) => change(now ?? start)), [start]);
  return [changed ?? start, setState];
}

const resolver = yupResolver(applyPromo.schema);

/** The text of the box: the saved one until another is typed, also before hydration. */
function usePromoText(saved: SavedPromo) {
  const { control, handleSubmit, setValue } = useForm({ resolver, shouldFocusError: false });
  const typed: string | undefined = useWatch({ control, name: 'promoCode' });
  const text = typed ?? saved?.text ?? '';
  useEffect(() => {
    const { promoCode } = typedBefore(['promoCode']);
    if (promoCode !== undefined) setValue('promoCode', promoCode);
  }, [setValue]);
  const submit = (check: (code: string) => void, refuse: (why: string) => void) => {
    setValue('promoCode', text);
    void handleSubmit(
      ({ promoCode }) => check(promoCode),
      ({ promoCode }) => refuse(promoCode?.message ?? ''),
    )();
  };
  return { text, write: (value: string) => setValue('promoCode', value), submit };
}

/**
 * Promo codes for `cart` at checkout, null while loading. `contact` and `saved` must be stable
 * references.
 */
export function usePromo(cart: Cart | null, contact: () => PromoContact, saved: SavedPromo): Promo {
  const [state, setState] = usePromoState(saved);
  const { text, write, submit } = usePromoText(saved);
  useCheck(state, setState, cart, contact);
  useFading(state, setState);
  const { applied, isChecking, isReminded, message } = state;
  const refuse = (why: string) => setState(() => refusedPromo(why));
  const check = (code: string) => setState((now) => (now.isChecking ? now : requestedPromo(code)));
  return {
    text,
    applied,
    holdsUnappliedCode: holdsUnappliedCode(text, applied),
    remind: () => setState((now) => ({ ...now, isReminded: true })),
    refuse,
    view: (money) => ({
      text,
      type: (typed) => {
        write(typed);
        setState(() => uncheckedPromo);
      },
      apply: () => submit(check, refuse),
      canApply: text.trim() !== '',
      isChecking,
      isInvalid: isReminded || message?.tone === 'bad',
      discount: applied ? `\u2212${money.format(applied.discount)}` : null,
      message,
    }),
  };
}
