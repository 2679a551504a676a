import { useEffect, useMemo, useState } from 'react';
import type { PaymentMethod } from '@teranga/contract';
import { emptyCart, lineKey, lineTotal, type Cart } from '../cart/cart.ts';
import { useMoney } from '../currency/useMoney.ts';
import { toPicture } from '../media/toPicture.ts';
import { formatXof, type Money } from '../money/formatMoney.ts';
import { deliveryLabel, fallbackDeliveryPrice, type DeliveryZone } from '../store-info/delivery.ts';
import { storeApi } from '../store-info/storeApi.ts';
import { useStoreData } from '../store-info/useStoreData.ts';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import type { StoreSettings } from '../settings/settings.ts';
import { optionsLabel } from '../variations/variation.ts';
import { readBuyNow } from './buyNow.ts';
import { orderTotals, type OrderDraft, type OrderTotals } from './orderRequest.ts';
import { methodChoices } from './paymentMethods.ts';
import { useCheckoutCart } from './useCheckoutCart.ts';
import { toFieldView, useCheckoutForm, type CheckoutForm } from './useCheckoutForm.ts';
import { useOrderSubmit, type OrderExits } from './useOrderSubmit.ts';
import type { CheckoutLineView, CheckoutView, ChoiceFieldView, TotalsView } from './views.ts';

/** What the checkout is about, and where it leads. */
export interface CheckoutOptions extends OrderExits {
  /** The address's query: `product`, `variation` and `quantity` make it a «Acheter maintenant». */
  query: URLSearchParams;
  /** Cash on delivery: the order exists; go to /order-confirmation with `{ref}` as navigation state. */
  onPlaced: (ref: string) => void;
  /** Online payment: leave for the payment page. */
  onPayment: (url: string) => void;
}

const submitLabels: Record<PaymentMethod, string> = {
  paytech: 'Payer ma commande',
  cod: 'Valider ma commande',
};

function toLineViews(cart: Cart, money: Money, settings: StoreSettings): CheckoutLineView[] {
  return cart.lines.map((line) => ({
    key: lineKey(line),
    name: line.name,
    picture: toPicture(line.picture, line.name, settings, line.pictureColor),
    optionsLabel: optionsLabel(line.options),
    quantity: line.quantity,
    lineTotal: money.format(lineTotal(line)),
  }));
}

function toTotalsView(totals: OrderTotals, money: Money): TotalsView {
  return {
    subtotal: money.format(totals.subtotal),
    discount: null,
    delivery: deliveryLabel(totals.delivery, money.format),
    total: money.format(totals.total),
    currencyNote:
      money.code === 'XOF' ? null : `Votre commande sera réglée en francs CFA : ${formatXof(totals.total)}.`,
  };
}

/** The zone that is chosen: the first one until the shopper chooses. */
function useZone(form: CheckoutForm, zones: DeliveryZone[]): DeliveryZone | null {
  const { setValue } = form;
  const wanted = form.watch('deliveryZone');
  const chosen = zones.find(({ id }) => id === wanted) ?? zones[0] ?? null;
  const id = chosen?.id ?? '';
  useEffect(() => {
    if (wanted !== id) setValue('deliveryZone', id);
  }, [id, setValue, wanted]);
  return chosen;
}

function toZonesView(
  form: CheckoutForm,
  zones: DeliveryZone[],
  chosen: DeliveryZone | null,
  money: Money,
): ChoiceFieldView<string> {
  return {
    value: chosen?.id ?? '',
    choices: zones.map(({ id, name, description, price }) => ({
      value: id,
      label: name,
      description,
      price: deliveryLabel(price, money.format),
    })),
    choose: (value) => form.setValue('deliveryZone', value, { shouldValidate: true, shouldTouch: true }),
    error: form.formState.errors.deliveryZone?.message ?? null,
  };
}

/** /checkout. */
export function useCheckout({ query, onPlaced, onPayment }: CheckoutOptions): CheckoutView {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const settings = useAppSelector((state) => state.settings);
  const { zones, features, deliveryNotes } = useStoreData();
  const address = query.toString();
  const buyNow = useMemo(() => readBuyNow(new URLSearchParams(address)), [address]);
  const source = useCheckoutCart(buyNow);
  const form = useCheckoutForm();
  const zone = useZone(form, zones);
  const choices = methodChoices(features);
  const [wantedMethod, setMethod] = useState<PaymentMethod | null>(null);
  const method = choices.find(({ value }) => value === wantedMethod)?.value ?? choices[0]?.value ?? 'cod';

  const cart = source.status === 'ready' ? source.cart : emptyCart;
  const totals = orderTotals(cart, zone?.price ?? fallbackDeliveryPrice);
  const draft: OrderDraft = { cart, totals, method, isBuyNow: buyNow !== null };
  const reload = () => {
    if (source.status === 'ready') source.reload();
    void dispatch(storeApi.endpoints.getStore.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
  const order = useOrderSubmit(form, source.status === 'ready' ? draft : null, reload, {
    onPlaced,
    onPayment,
  });
  if (source.status !== 'ready' && !order.ordered) return source;
  const shown = order.ordered ?? draft;
  return {
    status: 'ready',
    field: (name) => toFieldView(form, name),
    zones: toZonesView(form, zones, zone, money),
    methods: { value: shown.method, choices, choose: setMethod, error: null },
    lines: toLineViews(shown.cart, money, settings),
    totals: toTotalsView(shown.totals, money),
    deliveryNotes,
    submit: order.submit,
    submitLabel: submitLabels[shown.method],
    isSubmitting: order.isSubmitting,
    dialog: order.dialog,
  };
}
