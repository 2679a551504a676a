import { toFields } from '../../lib/wire/index.ts';
import { jsonSlot } from '../../lib/services/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { lineKey, type Cart, type CartLine } from './cart.ts';
import { savedCartKey } from './savedCartKey.ts';
import { savedCartRead } from './savedCartSlice.ts';

/** Counts up when the saved form changes, so that an older one is not read. */
const savedVersion = 1;

function isLine(value: unknown): value is CartLine {
  const line = toFields(value);
  return (
    typeof line['productId'] === 'string' &&
    typeof line['quantity'] === 'number' &&
    typeof line['price'] === 'number' &&
    typeof line['basePrice'] === 'number' &&
    typeof line['stock'] === 'number' &&
    typeof line['name'] === 'string' &&
    Array.isArray(line['rules']) &&
    Array.isArray(line['options'])
  );
}

/** Validates stored cart lines; null when they are malformed. */
export function readCartLines(value: unknown): CartLine[] | null {
  return Array.isArray(value) && value.every(isLine) ? value : null;
}

function readSaved(value: unknown): Cart | null {
  const { version, lines } = toFields(value);
  const savedLines = version === savedVersion ? readCartLines(lines) : null;
  return savedLines && { lines: savedLines };
}

const slot = jsonSlot<(Cart & { version: number }) | null>(savedCartKey, 'local', null, (value) => {
  const cart = readSaved(value);
  return cart && { version: savedVersion, ...cart };
});

/**
 * The cart with each line's price when it was first saved; a line restored by undo brings its own
 * `addedPrice`.
 */
function withAddedPrices({ lines }: Cart, pricedLines: readonly CartLine[]): Cart {
  const prices = new Map(pricedLines.map((line) => [lineKey(line), line.addedPrice ?? line.price]));
  return {
    lines: lines.map((line) => ({
      ...line,
      addedPrice: prices.get(lineKey(line)) ?? line.addedPrice ?? line.price,
    })),
  };
}

/** Saves a copy of the cart for the next visit and for other tabs. */
export function saveCart(cart: Cart): AppThunk {
  return (dispatch, _getState, { storage }) => {
    const stored = withAddedPrices(cart, slot.get(storage)?.lines ?? []);
    slot.set(storage, { version: savedVersion, ...stored });
    dispatch(savedCartRead(stored));
  };
}

/** Restores the copy saved by an earlier visit or another tab. */
export function readSavedCart(): AppThunk<Cart | null> {
  return (dispatch, _getState, { storage }) => {
    const saved = slot.get(storage);
    const cart = saved && { lines: saved.lines };
    dispatch(savedCartRead(cart));
    return cart;
  };
}
