import type { OrderRequestWire, PaymentMethod } from '@teranga/contract';
import { subtotal, type Cart } from '../cart/index.ts';
import type { OrderForm } from './rules/index.ts';
import { sumXof, toXof, type Xof } from '../../domain/money/index.ts';

/** The sums of an order. */
export interface OrderTotals {
  subtotal: Xof;
  discount: Xof;
  delivery: Xof;
  total: Xof;
}

/** Total = subtotal − promo discount + delivery. */
export function orderTotals(cart: Cart, delivery: Xof, promoDiscount: Xof = toXof(0)): OrderTotals {
  const itemsTotal = subtotal(cart);
  const discount = toXof(Math.min(promoDiscount, itemsTotal));
  return {
    subtotal: itemsTotal,
    discount,
    delivery,
    total: sumXof([toXof(itemsTotal - discount), delivery]),
  };
}

/** What is ordered, how it is paid, and whether the cart stays unchanged. */
export interface OrderDraft {
  cart: Cart;
  totals: OrderTotals;
  method: PaymentMethod;
  /** The code whose discount is included in the totals, or null. */
  promoCode: string | null;
  isBuyNow: boolean;
}

/** An order as it is sent; `phone` in E.164. */
export function toOrderRequest(form: OrderForm, phone: string, draft: OrderDraft): OrderRequestWire {
  const { cart, totals, method, promoCode, isBuyNow } = draft;
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    address: form.address,
    city: form.city,
    postalCode: form.postalCode || null,
    phone,
    email: form.email || null,
    deliveryZone: form.deliveryZone,
    items: cart.lines.map(({ productId, variationId, quantity }) => ({
      id: productId,
      variation: variationId,
      quantity,
    })),
    promoCode,
    paymentMethod: method,
    deliveryCharge: totals.delivery,
    expectedTotal: totals.total,
    ...(isBuyNow ? { buyNow: true } : {}),
  };
}
