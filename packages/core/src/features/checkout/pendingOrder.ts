import type { OrderRequestWire } from '@teranga/contract';
import { toFields, toTextOrNull } from '../../lib/wire/index.ts';
import { newKey } from '../../lib/api/index.ts';
import { readCartLines } from '../cart/index.ts';
import { pendingOrderLastsMs, pendingOrderSlotName } from '../payments/pending/index.ts';
import { type AppThunk, expiringStorage } from '../../lib/store/index.ts';
import type { StoreServices } from '../../lib/services/index.ts';
import type { OrderDraft } from './orderRequest.ts';

/**
 * An order sent but not yet answered. A retry carries the same idempotency key, so at most one
 * order is created.
 */
export interface PendingOrder {
  key: string;
  /**
   * Requests sent with the key, newest last: the shopper may have corrected a detail in between.
   */
  orders: [OrderRequestWire, ...OrderRequestWire[]];
  /** The order as the page shows it. */
  draft: OrderDraft;
}

function isOrder(value: unknown): value is OrderRequestWire {
  const { items, phone, paymentMethod } = toFields(value);
  return Array.isArray(items) && typeof phone === 'string' && typeof paymentMethod === 'string';
}

function readPendingOrderValue(value: unknown): PendingOrder | null {
  const { key, orders, draft } = toFields(value);
  const { cart, totals } = toFields(draft);
  const isKnown =
    typeof key === 'string' &&
    Array.isArray(orders) &&
    orders.length > 0 &&
    orders.every(isOrder) &&
    readCartLines(toFields(cart)['lines']) !== null &&
    typeof toFields(totals)['total'] === 'number';
  return isKnown ? (value as PendingOrder) : null;
}

const slot = expiringStorage<PendingOrder>(pendingOrderSlotName, pendingOrderLastsMs, readPendingOrderValue);

/** The order in progress, held in memory for browsers without storage. */
const pendingOrders = new WeakMap<StoreServices, PendingOrder>();

/** Seed of the next order's idempotency key, shared by all tabs. */
const idempotencySeedSlot = expiringStorage<string>('checkout-key', pendingOrderLastsMs, toTextOrNull);

/** The seed this page uses, even if another tab's order has ended meanwhile. */
const seeds = new WeakMap<StoreServices, string>();

/**
 * Shares the next order's key seed with the other tabs before any order: two tabs that submit the
 * same products at the same time then create one order.
 */
export function createIdempotencyKey(): AppThunk<string> {
  return (dispatch, _getState, services) => {
    const savedSeed = dispatch(idempotencySeedSlot.read());
    const seed = savedSeed ?? newKey();
    if (savedSeed === null) dispatch(idempotencySeedSlot.persist(seed));
    seeds.set(services, seed);
    return seed;
  };
}

const offset32 = 0x811c9dc5;
const prime32 = 0x01000193;

/** A short sum of a text (FNV-1a): other products, another sum. */
function sumOf(text: string): string {
  let sum = offset32;
  for (const unit of text) sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), prime32) >>> 0;
  return sum.toString(16).padStart(8, '0');
}

/** The key of an order of these products. */
function keyOf(items: OrderRequestWire['items']): AppThunk<string> {
  return (dispatch, _getState, services) =>
    `${seeds.get(services) ?? dispatch(createIdempotencyKey())}-${sumOf(JSON.stringify(items))}`;
}

/** The order that was never answered, or null. It survives a reload. */
export function readPendingOrder(): AppThunk<PendingOrder | null> {
  return (dispatch, _getState, services) => pendingOrders.get(services) ?? dispatch(slot.read());
}

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const productsOf = ({ cart }: OrderDraft) =>
  cart.lines.map(({ productId, variationId, quantity }) => [productId, variationId, quantity]);

/** True when two orders contain the same products and share the same buy-now mode. */
export const isSameOrder = (a: OrderDraft, b: OrderDraft): boolean =>
  a.isBuyNow === b.isBuyNow && sameText(productsOf(a), productsOf(b));

/** The requests of a pending order, one of them sent last. */
function withNewest(orders: PendingOrder['orders'], newest: OrderRequestWire): PendingOrder['orders'] {
  const [first, ...rest] = orders.filter((each) => !sameText(each, newest));
  return first ? [first, ...rest, newest] : [newest];
}

/** Starts a pending order, or continues the current one when the products are the same. */
export function beginPendingOrder(order: OrderRequestWire, draft: OrderDraft): AppThunk<PendingOrder> {
  return (dispatch, _getState, services) => {
    const previous = dispatch(readPendingOrder());
    const isSame = previous !== null && sameText(previous.orders[0].items, order.items);
    const pendingOrder: PendingOrder = isSame
      ? { key: previous.key, orders: withNewest(previous.orders, order), draft }
      : { key: dispatch(keyOf(order.items)), orders: [order], draft };
    pendingOrders.set(services, pendingOrder);
    dispatch(slot.persist(pendingOrder));
    return pendingOrder;
  };
}

/** Ends the pending order: it was answered, and the next one is another. */
export function endPendingOrder(): AppThunk {
  return (dispatch, _getState, services) => {
    pendingOrders.delete(services);
    dispatch(slot.discard());
    seeds.delete(services);
    dispatch(idempotencySeedSlot.persist(newKey()));
  };
}
