import type { OrderRequestWire } from '@teranga/contract';
import { toFields } from '../api/readWire.ts';
import type { AppThunk } from '../store/makeStore.ts';
import type { StoreServices } from '../store/services.ts';
import { jsonSlot } from '../store/storageSlot.ts';

/** An order being placed: sent again, it carries the same key. */
interface Attempt {
  key: string;
  /** What is ordered: other articles are another order. */
  articles: string;
}

const slot = jsonSlot<Attempt | null>('checkout-attempt', 'session', null, (value) => {
  const { key, articles } = toFields(value);
  return typeof key === 'string' && typeof articles === 'string' ? { key, articles } : null;
});

/** The attempt under way, also where nothing can be stored. */
const attempts = new WeakMap<StoreServices, Attempt>();

const keyBytes = 16;

/** A key that no other order has. Not `randomUUID`: it is missing from pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of the attempt under way for these articles, or a new one. It survives a reload. */
export function attemptKey(order: OrderRequestWire): AppThunk<string> {
  return (_dispatch, _getState, services) => {
    const articles = JSON.stringify(order.items);
    const known = attempts.get(services) ?? slot.get(services.storage);
    if (known?.articles === articles) return known.key;
    const attempt = { key: newKey(), articles };
    attempts.set(services, attempt);
    slot.set(services.storage, attempt);
    return attempt.key;
  };
}

/** Ends the attempt: it was answered, and the next one is another. */
export function endAttempt(): AppThunk {
  return (_dispatch, _getState, services) => {
    attempts.delete(services);
    slot.clear(services.storage);
  };
}
