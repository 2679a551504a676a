import type { OrderRequestWire } from '@teranga/contract';
import { deliveryPrice, orderPromos, type OrderedProduct } from '../orders/orderStore.ts';

/** An order that was acknowledged to a shopper. */
export interface Acknowledged {
  key: string;
  ref: string;
  request: OrderRequestWire;
  /** The total that the server returned. */
  total: number;
}

/**
 * Everything the shoppers did and the responses they received, as far as the database is checked
 * against it.
 */
export class History {
  readonly orders = new Map<string, Acknowledged>();
  readonly counts = new Map<string, number>();
  readonly violations: string[] = [];
  readonly #prices: ReadonlyMap<string, number>;

  constructor(products: readonly OrderedProduct[]) {
    this.#prices = new Map(products.map(({ id, price }) => [id, price]));
  }

  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  /** Records the answer to a key; a different answer to the same key is a violation. */
  acknowledge(order: Acknowledged): void {
    const firstAnswer = this.orders.get(order.key);
    if (firstAnswer && (firstAnswer.ref !== order.ref || firstAnswer.total !== order.total))
      this.violations.push(`key ${order.key} was answered ${firstAnswer.ref} and then ${order.ref}`);
    const due = this.#costOf(order.request);
    if (order.total !== due)
      this.violations.push(`order ${order.ref} costs ${order.total} instead of ${due}`);
    this.orders.set(order.key, order);
  }

  /** An order's total, computed independently of the server. */
  #costOf({ items, promoCode }: OrderRequestWire): number {
    const subtotal = items.reduce((sum, { id, quantity }) => sum + (this.#prices.get(id) ?? 0) * quantity, 0);
    const promo = promoCode ? orderPromos[promoCode as keyof typeof orderPromos] : undefined;
    return subtotal - Math.round((subtotal * (promo?.percent ?? 0)) / 100) + deliveryPrice;
  }
}
