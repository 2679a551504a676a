import { maxUnits, type CartRestoredWire } from '@teranga/contract';
import { keyText, readCartProducts } from '../cart/cartProducts.ts';
import { maxLines } from '../cart/cartRules.ts';
import { lockCart, setQuantity } from '../cart/changeCart.ts';
import { readCart, readCartLines } from '../cart/readCart.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { giveUpOrder, reconcileOrder } from './expireOrder.ts';
import { lockOrder, waitsForPayment } from '../orders/orderToPay.ts';
import type { Payments } from './payments.ts';

const reason = 'Le client a repris ses articles dans son panier.';

/** A reference is also known to those whom the shopper shows it: they may pay, but not cancel. */
const foreignMessage =
  'Cette commande a été passée depuis un autre appareil ou un autre compte. Pour reprendre ses articles, connectez-vous au compte ou utilisez l’appareil de la commande.';

const unsureMessage =
  'Nous n’avons pas pu vérifier si votre paiement est passé. Votre commande est gardée : réessayez dans un instant.';

interface OrderedLine {
  productId: string;
  sku: string;
  name: string;
  quantity: number;
}

/**
 * Adds an order's products to a locked cart, up to their stock and without duplicates. Returns the
 * names of the products that are not fully available.
 */
async function undoRemove(tx: Tx, ref: string, visitor: string, now: Date): Promise<string[]> {
  const { rows } = await tx.query<OrderedLine>(
    `select product_id as "productId", variation_sku as sku, name, quantity from order_lines where ref = $1 order by position`,
    [ref],
  );
  const products = await readCartProducts(tx, rows, now);
  const quantitiesInCart = new Map(
    (await readCartLines(tx, visitor, now)).map((line) => [keyText(line.product), line.quantity]),
  );
  const missing: string[] = [];
  for (const line of rows) {
    const key = keyText(line);
    const stock = Math.min(products.get(key)?.stock ?? 0, maxUnits);
    const quantity = Math.min(line.quantity, stock);
    const isFull = quantitiesInCart.size >= maxLines && !quantitiesInCart.has(key);
    if (quantity < line.quantity || isFull) missing.push(line.name);
    if (quantity === 0 || isFull || quantity <= (quantitiesInCart.get(key) ?? 0)) continue;
    await setQuantity(tx, visitor, line, quantity);
    quantitiesInCart.set(key, quantity);
  }
  return missing;
}

/**
 * Rejects an order whose products must not return to the visitor's cart; returns true if the order
 * has already ended.
 */
async function refuseUnlessRestorable(tx: Tx, ref: string, visitor: string): Promise<boolean> {
  const order = await lockOrder(tx, ref);
  if (!order) throw new HttpError(404, 'Commande introuvable.');
  if (order.visitor !== visitor) throw new HttpError(403, foreignMessage);
  const { payment_method: method, payment_status: paid, status } = order;
  if (paid === 'PAID') throw new HttpError(409, 'Cette commande est déjà payée.');
  const isOver = status === 'CANCELLED' || status === 'REJECTED';
  if (method !== 'paytech' || !(isOver || waitsForPayment(order)))
    throw new HttpError(409, 'Cette commande est en cours : ses articles ne reviennent pas dans le panier.');
  return isOver;
}

/**
 * Puts the products of the visitor's unpaid order into their cart. An order that still waits for
 * payment is cancelled, which releases its stock. Idempotent.
 */
export async function restoreCart(
  payments: Payments,
  store: string,
  ref: string,
  visitor: string,
  now: Date,
): Promise<CartRestoredWire> {
  const { db } = payments;
  const isOver = await db.withStore(store, (tx) => refuseUnlessRestorable(tx, ref, visitor));
  // A shopper who has just paid must not lose the order through a click on an old page, nor pay
  // twice.
  if (!(await reconcileOrder(payments, store, ref, now)) && !isOver) throw new HttpError(503, unsureMessage);
  return db.withStore(store, async (tx) => {
    // Locks the cart before the products, as placing an order does: the opposite order would
    // deadlock.
    await lockCart(tx, visitor);
    await refuseUnlessRestorable(tx, ref, visitor);
    await giveUpOrder(tx, ref, reason, now);
    const missing = await undoRemove(tx, ref, visitor, now);
    const cart = await readCart(tx, visitor, now);
    const message = `Ces articles ne sont plus disponibles en quantité suffisante : ${missing.join(', ')}.`;
    return { ...cart, message: missing.length > 0 ? message : null };
  });
}
