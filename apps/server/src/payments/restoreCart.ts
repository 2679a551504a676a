import type { CartRestoredWire } from '@teranga/contract';
import { keyText, readArticles } from '../cart/articles.ts';
import { maxLines, maxQuantity } from '../cart/cartRules.ts';
import { lockCart, setQuantity } from '../cart/changeCart.ts';
import { readCartLines, toCart } from '../cart/readCart.ts';
import type { Tx } from '../db/database.ts';
import { HttpError } from '../http/problem.ts';
import { giveUpOrder, reconcileOrder } from './expireOrder.ts';
import { lockOrder, waitsForPayment } from './orderToPay.ts';
import type { Payments } from './payments.ts';

const reason = 'Le client a repris ses articles dans son panier.';

const unsureMessage =
  'Nous n’avons pas pu vérifier si votre paiement est passé. Votre commande est gardée : réessayez dans un instant.';

interface OrderedLine {
  productId: string;
  sku: string;
  name: string;
  quantity: number;
}

/** Puts an order's articles into a cart that is held, as many as there are and never twice. Answers the names of what is missing. */
async function undoRemove(tx: Tx, ref: string, visitor: string, now: Date): Promise<string[]> {
  const { rows } = await tx.query<OrderedLine>(
    `select product_id as "productId", variation_sku as sku, name, quantity from order_lines where ref = $1 order by position`,
    [ref],
  );
  const articles = await readArticles(tx, rows, now);
  const held = new Map(
    (await readCartLines(tx, visitor, now)).map((line) => [keyText(line.article), line.quantity]),
  );
  const missing: string[] = [];
  for (const line of rows) {
    const key = keyText(line);
    const stock = Math.min(articles.get(key)?.stock ?? 0, maxQuantity);
    const quantity = Math.min(line.quantity, stock);
    const isFull = held.size >= maxLines && !held.has(key);
    if (quantity < line.quantity || isFull) missing.push(line.name);
    if (quantity === 0 || isFull || quantity <= (held.get(key) ?? 0)) continue;
    await setQuantity(tx, visitor, line, quantity);
    held.set(key, quantity);
  }
  return missing;
}

/** Refuses an order whose articles are not to come back; answers whether it has ended already. */
async function refuseOthers(tx: Tx, ref: string): Promise<boolean> {
  const order = await lockOrder(tx, ref);
  if (!order) throw new HttpError(404, 'Commande introuvable.');
  const { payment_method: method, payment_status: paid, status } = order;
  if (paid === 'PAID') throw new HttpError(409, 'Cette commande est déjà payée.');
  const isOver = status === 'CANCELLED' || status === 'REJECTED';
  if (method !== 'paytech' || !(isOver || waitsForPayment(order)))
    throw new HttpError(409, 'Cette commande est en cours : ses articles ne reviennent pas dans le panier.');
  return isOver;
}

/**
 * Puts the articles of an order that was not paid into the visitor's cart. One that still waits for its payment is cancelled, so
 * that its stock is there to be ordered again; asked twice, it comes to the same.
 */
export async function restoreCart(
  payments: Payments,
  store: string,
  ref: string,
  visitor: string,
  now: Date,
): Promise<CartRestoredWire> {
  const { db } = payments;
  const isOver = await db.withStore(store, (tx) => refuseOthers(tx, ref));
  // Whoever has just paid must not lose the order to a click on an old page, nor pay for it again.
  if (!(await reconcileOrder(payments, store, ref, now)) && !isOver) throw new HttpError(503, unsureMessage);
  return db.withStore(store, async (tx) => {
    // Cart before products, as whoever orders: two who hold them the other way round wait for each other.
    await lockCart(tx, visitor);
    await refuseOthers(tx, ref);
    await giveUpOrder(tx, ref, reason, now);
    const missing = await undoRemove(tx, ref, visitor, now);
    const cart = toCart(await readCartLines(tx, visitor, now));
    const message = `Ces articles ne sont plus disponibles en quantité suffisante : ${missing.join(', ')}.`;
    return { ...cart, message: missing.length > 0 ? message : null };
  });
}
