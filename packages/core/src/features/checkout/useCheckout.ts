import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PaymentMethod } from '@teranga/contract';
import { emptyCart, lineKey, lineTotal, stockWarning, type Cart } from '../cart/index.ts';
import { fireShopEvent, toEventItems } from '../events/index.ts';
import { useMoney } from '../currency/index.ts';
import { toImage } from '../../domain/media/index.ts';
import { formatXof, type Money } from '../../domain/money/index.ts';
import {
  type DeliveryKind,
  deliveryLabel,
  deliveryNames,
  type DeliveryZone,
  fallbackDeliveryPrice,
  useStoreData,
} from '../store-info/index.ts';
import { useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import { raiseToast } from '../../lib/alerts/index.ts';
import { useHydrated } from '../../lib/hydration/index.ts';
import type { StoreSettings } from '../../lib/settings/index.ts';
import { newKey } from '../../lib/api/index.ts';
import { useTypedBefore } from '../../lib/forms/index.ts';
import type { PostedForm } from '../../lib/posted/index.ts';
import { usePromo, type Promo } from './promo/index.ts';
import { optionsLabel } from '../../domain/variations/index.ts';
import { readBuyNow } from './buy-now/index.ts';
import { orderTotals, type OrderDraft, type OrderTotals } from './orderRequest.ts';
import { methodChoices } from './methodChoices.ts';
import { useDeliveryChoice } from './useDeliveryChoice.ts';
import { toStepper } from './toStepper.ts';
import { useCheckoutCart, type CheckoutCart } from './useCheckoutCart.ts';
import { toFieldView, useCheckoutForm, type CheckoutForm } from './useCheckoutForm.ts';
import type { OrderCallbacks } from './outcomeMessage.ts';
import {
  saveCheckoutDraft,
  readCheckoutDraft,
  toMethod,
  toPostedDraft,
  type CheckoutDraft,
} from './formDraft.ts';
import { useOrderSubmit } from './useOrderSubmit.ts';
import { useReauthentication } from './useReauthentication.ts';
import type { CheckoutLineView, CheckoutView, TotalsView } from './views.ts';

/** Checkout input and navigation callbacks. */
export interface CheckoutOptions extends OrderCallbacks {
  /** The address's query: `product`, `variation` and `quantity` make it a «Acheter maintenant». */
  query: URLSearchParams;
  /** Navigates to another «Acheter maintenant» quantity, replacing the current history entry. */
  onQuantity: (href: string) => void;
}

/** In another tab, or on another device. */
const emptiedText = 'Votre panier est vide\u00a0: il a été vidé ou déjà commandé.';

const submitLabels: Record<PaymentMethod, string> = {
  paytech: 'Payer ma commande',
  cod: 'Valider ma commande',
};

function toLineViews(cart: Cart, money: Money, settings: StoreSettings): CheckoutLineView[] {
  return cart.lines.map((line) => ({
    key: lineKey(line),
    name: line.name,
    image: toImage(line.picture, line.name, settings, line.pictureColor),
    optionsLabel: optionsLabel(line.options),
    quantity: line.quantity,
    lineTotal: money.format(lineTotal(line)),
    warning: stockWarning(line),
  }));
}

function toTotalsView(totals: OrderTotals, kind: DeliveryKind, money: Money): TotalsView {
  return {
    subtotal: money.format(totals.subtotal),
    discount: totals.discount > 0 ? `\u2212${money.format(totals.discount)}` : null,
    delivery: deliveryLabel(totals.delivery, money.format, kind),
    deliveryName: deliveryNames[kind],
    total: money.format(totals.total),
    currencyNote:
      money.code === 'XOF'
        ? null
        : `Votre commande sera réglée en francs CFA\u00a0: ${formatXof(totals.total)}.`,
  };
}

/** The draft saved before a reload; null until hydration. */
function useSavedDraft(posted: PostedForm | null): CheckoutDraft | null {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (posted) return toPostedDraft(posted);
    return isHydrated ? dispatch(readCheckoutDraft()) : null;
  }, [dispatch, isHydrated, posted]);
}

/** Payment method: the shopper's choice, including the saved one, if the store still offers it. */
function useMethod(
  choices: ReturnType<typeof methodChoices>,
  saved: CheckoutDraft | null,
  posted: PostedForm | null,
) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const early = toMethod(useTypedBefore(['paymentMethod'])['paymentMethod']);
  useEffect(() => {
    if (early) dispatch(saveCheckoutDraft({ method: early }));
  }, [dispatch, early]);
  const preferred = chosen ?? early ?? saved?.method;
  const choose = (method: PaymentMethod) => {
    setChosen(method);
    dispatch(saveCheckoutDraft({ method }));
  };
  const [first] = choices;
  const value = choices.find((each) => each.value === preferred)?.value ?? first?.value ?? 'cod';
  const error = chosen === null ? (posted?.errors['paymentMethod'] ?? null) : null;
  return { value, choices, choose, error };
}

/** The promo box, which saves its text. */
function useSavedPromo({ getValues }: CheckoutForm, cart: Cart | null, saved: CheckoutDraft | null): Promo {
  const dispatch = useAppDispatch();
  const contact = useCallback(() => {
    const { phone, email } = getValues();
    return { phone: phone || null, email: email || null };
  }, [getValues]);
  const promo = usePromo(cart, contact, saved?.promo ?? null);
  const { text } = promo;
  const isApplied = promo.applied !== null;
  useEffect(() => {
    if (saved) dispatch(saveCheckoutDraft({ promo: { text, isApplied } }));
  }, [dispatch, isApplied, saved, text]);
  return promo;
}

/** The complete order with its totals. */
function toDraft(
  cart: Cart,
  zone: DeliveryZone | null,
  method: PaymentMethod,
  { applied }: Promo,
  isBuyNow: boolean,
): OrderDraft {
  const totals = orderTotals(cart, zone?.price ?? fallbackDeliveryPrice, applied?.discount);
  return { cart, totals, method, promoCode: applied?.code ?? null, isBuyNow };
}

/** Reports begin_checkout once. */
function useBegun(draft: OrderDraft | null): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (!draft || isReported.current) return;
    isReported.current = true;
    fireShopEvent('begin_checkout', { items: toEventItems(draft.cart), total: draft.totals.total });
  }, [draft]);
}

/** Whether nothing is left to order. */
const hasNothing = ({ status }: CheckoutCart) => status === 'empty' || status === 'leaving';

/** Says why the page is left when its cart was emptied. */
function useEmptied(isEmptied: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isEmptied) dispatch(raiseToast({ tone: 'info', text: emptiedText, outlivesPage: true }));
  }, [dispatch, isEmptied]);
}

/** /checkout. */
export function useCheckout({ query, onQuantity, ...callbacks }: CheckoutOptions): CheckoutView {
  const money = useMoney();
  const settings = useAppSelector((state) => state.settings);
  const { zones, features, deliveryNotes } = useStoreData();
  const address = query.toString();
  const buyNow = useMemo(() => readBuyNow(new URLSearchParams(address)), [address]);
  const source = useCheckoutCart(buyNow);
  const { form, readOnly, posted } = useCheckoutForm(zones);
  const delivery = useDeliveryChoice(form, zones, money, posted);
  const { zone, kind } = delivery;
  const saved = useSavedDraft(posted);
  const methods = useMethod(methodChoices(features, kind), saved, posted);
  const cart = source.status === 'ready' ? source.cart : null;
  const promo = useSavedPromo(form, cart, saved);
  const draft = toDraft(cart ?? emptyCart, zone, methods.value, promo, buyNow !== null);
  useBegun(cart && draft);
  const page = { draft: cart && draft, isKnown: source.status !== 'loading' };
  const order = useOrderSubmit(form, promo, page, callbacks);
  const [orderKey] = useState(() => posted?.values['orderKey'] || newKey());
  const codeContact = posted?.values['codeContact'];
  const signInAddress = useReauthentication(address ? `/checkout?${address}` : '/checkout');
  useEmptied(source.status === 'empty' && !order.ordered && order.hasLooked);
  if (signInAddress !== null) return { status: 'leaving', href: signInAddress };
  if (source.status !== 'ready' && !order.ordered)
    return hasNothing(source) && !order.hasLooked ? { status: 'loading' } : source;
  const shown = order.ordered ?? draft;
  return {
    status: 'ready',
    field: (name) => toFieldView(form, name, readOnly.has(name), posted),
    posted: {
      values: { orderKey, expectedTotal: shown.totals.total, ...(codeContact && { codeContact }) },
      search: address && `?${address}`,
      code: codeContact ? { error: posted?.errors['otp'] ?? null } : null,
    },
    kinds: delivery.kinds,
    zones: delivery.zones,
    isPickup: kind === 'pickup',
    methods: { ...methods, value: shown.method },
    promo: promo.view(money),
    lines: toLineViews(shown.cart, money, settings),
    cartHref: shown.isBuyNow ? null : '/cart',
    stepper: cart && buyNow && !order.ordered ? toStepper(cart, address, onQuantity) : null,
    totals: toTotalsView(shown.totals, kind, money),
    deliveryNotes: kind === 'pickup' ? [] : deliveryNotes,
    submit: order.submit,
    submitLabel: submitLabels[shown.method],
    isValidating: order.isValidating,
    isSubmitting: order.isSubmitting,
    dialog: order.dialog,
    code: order.code,
  };
}
