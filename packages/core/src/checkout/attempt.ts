import type { OrderRequestWire } from '@teranga/contract';
import { toFields, toTextOrNull } from '../api/readWire.ts';
import { readCartLines } from '../cart/savedCart.ts';
import { attemptLastsMs, attemptSlotName } from '../pending-payment/unanswered.ts';
import { lastingSlot } from '../store/lastingSlot.ts';
import type { AppThunk } from '../store/makeStore.ts';
import type { StoreServices } from '../store/services.ts';
import type { OrderDraft } from './orderRequest.ts';

/** An order that was sent and not yet answered. Sent again, it carries the same key, so that there is one order at most. */
export interface Attempt {
  key: string;
  /** What was sent with the key, newest last: a shopper may have corrected a detail in between. */
  orders: [OrderRequestWire, ...OrderRequestWire[]];
  /** What the page shows of it. */
  draft: OrderDraft;
}

function isOrder(value: unknown): value is OrderRequestWire {
  const { items, phone, paymentMethod } = toFields(value);
  return Array.isArray(items) && typeof phone === 'string' && typeof paymentMethod === 'string';
}

function readAttemptValue(value: unknown): Attempt | null {
  const { key, orders, draft } = toFields(value);
  const { cart, totals } = toFields(draft);
  const isKnown =
    typeof key === 'string' &&
    Array.isArray(orders) &&
    orders.length > 0 &&
    orders.every(isOrder) &&
    readCartLines(toFields(cart)['lines']) !== null &&
    typeof toFields(totals)['total'] === 'number';
  return isKnown ? (value as Attempt) : null;
}

const slot = lastingSlot<Attempt>(attemptSlotName, attemptLastsMs, readAttemptValue);

/** The attempt under way, also where nothing can be stored. */
const attempts = new WeakMap<StoreServices, Attempt>();

const keyBytes = 16;

/** A key that no other order has. Not `randomUUID`: it is missing from pages without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the keys of the next order are made from, the same in every tab. */
const seedSlot = lastingSlot<string>('checkout-key', attemptLastsMs, toTextOrNull);

/** The seed that this page goes by, also when another tab's order has ended meanwhile. */
const seeds = new WeakMap<StoreServices, string>();

/**
 * Agrees with the other tabs, ahead of any order, on the key of the next one: two that send the same articles before either can
 * know of the other then send one order.
 */
export function agreeOnKey(): AppThunk<string> {
  return (dispatch, _getState, services) => {
    const known = dispatch(seedSlot.read());
    const seed = known ?? newKey();
    if (known === null) dispatch(seedSlot.keep(seed));
    seeds.set(services, seed);
    return seed;
  };
}

const offset32 = 0x811c9dc5;
const prime32 = 0x01000193;

/** A short sum of a text (FNV-1a): other articles, another sum. */
function sumOf(text: string): string {
  let sum = offset32;
  for (const unit of text) sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), prime32) >>> 0;
  return sum.toString(16).padStart(8, '0');
}

/** The key of an order of these articles. */
function keyOf(items: OrderRequestWire['items']): AppThunk<string> {
  return (dispatch, _getState, services) =>
    `${seeds.get(services) ?? dispatch(agreeOnKey())}-${sumOf(JSON.stringify(items))}`;
}

/** The attempt that was never answered, or null. It survives a reload. */
export function readAttempt(): AppThunk<Attempt | null> {
  return (dispatch, _getState, services) => attempts.get(services) ?? dispatch(slot.read());
}

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const articlesOf = ({ cart }: OrderDraft) =>
  cart.lines.map(({ productId, variationId, quantity }) => [productId, variationId, quantity]);

/** Tells whether two orders are of the same articles, bought in the same way. */
export const isSameOrder = (a: OrderDraft, b: OrderDraft): boolean =>
  a.isBuyNow === b.isBuyNow && sameText(articlesOf(a), articlesOf(b));

/** The orders of an attempt, one of them sent last. */
function withNewest(orders: Attempt['orders'], newest: OrderRequestWire): Attempt['orders'] {
  const [first, ...rest] = orders.filter((each) => !sameText(each, newest));
  return first ? [first, ...rest, newest] : [newest];
}

/** Begins an attempt, or goes on with the one under way when it is for the same articles. */
export function beginAttempt(order: OrderRequestWire, draft: OrderDraft): AppThunk<Attempt> {
  return (dispatch, _getState, services) => {
    const known = dispatch(readAttempt());
    const isSame = known !== null && sameText(known.orders[0].items, order.items);
    const attempt: Attempt = isSame
      ? { key: known.key, orders: withNewest(known.orders, order), draft }
      : { key: dispatch(keyOf(order.items)), orders: [order], draft };
    attempts.set(services, attempt);
    dispatch(slot.keep(attempt));
    return attempt;
  };
}

/** Ends the attempt: it was answered, and the next one is another. */
export function endAttempt(): AppThunk {
  return (dispatch, _getState, services) => {
    attempts.delete(services);
    dispatch(slot.forget());
    seeds.delete(services);
    dispatch(seedSlot.keep(newKey()));
  };
}
