import { highestXof, type OrderPlacedWire } from '@teranga/contract';
import { formatXof, sumXof, toXof, type Xof } from '@teranga/core/domain/money';
import { systemActor } from '../audit/actor.ts';
import { subtotalOf, type Line } from '../cart/cartRules.ts';
import { removeOrderedItems } from '../cart/changeCart.ts';
import { variationOf } from '../cart/cartProducts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { applyPromo, unknownPromoMessage } from '../promos/promo.ts';
import { readPromo, refusedPromo, spendPromo } from '../promos/promoRecords.ts';
import { awaitPayment } from './orderToPay.ts';
import { queueOrderPushes } from '../push/queueOrderPushes.ts';
import { findZone, isPickup, type DeliveryZone } from '../stores/deliveryZones.ts';
import { refusePaused } from '../stores/pause.ts';
import { readStoreTerms, type StoreTerms } from '../stores/readStore.ts';
import { checkOrderLimits } from './checkOrderLimits.ts';
import { lockOrderedCart } from './lockOrderedCart.ts';
import { OrderConflict, type OrderContext, type OrderIntent } from './orderIntent.ts';
import { readOrderLines } from './orderLines.ts';
import { placedMessages, type OrderSummary } from './orderMessages.ts';
import { readProof } from './orderProof.ts';
import { createRef, showRef } from '../../platform/references/orderRef.ts';
import { queueOrderMessages } from './queueOrderMessages.ts';
import { notifyLowStock } from './lowStock.ts';
import { takeStock } from './takeStock.ts';
import { announceEvent } from '../webhooks/announceEvent.ts';
import { readOrderFacts } from '../webhooks/orderFacts.ts';
import { awaitValidation } from './unvalidatedOrders.ts';
import { writeOrder } from './writeOrder.ts';

const zoneMessage = 'Veuillez sélectionner votre zone de livraison';
const noZoneMessage =
  'Cette boutique n’a pas encore de zone de livraison : elle ne peut pas recevoir de commande.';
const refusedMethod = (message: string) => fieldError('paymentMethod', message);

/** Refuses a way to pay that the shop does not offer. */
function checkMethod({ features }: StoreTerms, { paymentMethod }: OrderIntent, zone: DeliveryZone): void {
  const when = isPickup(zone) ? 'au retrait' : 'à la livraison';
  if (paymentMethod === 'cod' && !features.cashOnDelivery)
    throw refusedMethod(`Le paiement ${when} n’est pas proposé par cette boutique.`);
  if (paymentMethod === 'paytech' && !features.onlinePayment)
    throw refusedMethod(
      `Le paiement en ligne n’est pas proposé par cette boutique. Choisissez le paiement ${when}.`,
    );
}

function chosenZone({ zones }: StoreTerms, { zone: named }: OrderIntent): DeliveryZone {
  if (!zones.some(({ enabled }) => enabled)) throw fieldError('deliveryZone', noZoneMessage);
  const zone = findZone(zones, named);
  if (!zone) throw fieldError('deliveryZone', zoneMessage);
  return zone;
}

/** Everything an order costs. */
interface Sums {
  subtotal: Xof;
  discount: Xof;
  deliveryCharge: Xof;
  total: Xof;
}

function sumsOf(subtotal: Xof, discount: Xof, zone: DeliveryZone): Sums {
  const deliveryCharge = toXof(zone.price);
  const total = sumXof([toXof(subtotal - discount), deliveryCharge]);
  if (total > highestXof)
    throw new HttpError(422, 'Le montant de votre commande dépasse la limite autorisée.');
  return { subtotal, discount, deliveryCharge, total };
}

/** Throws `OrderConflict` when an amount differs from what the shopper saw. */
function checkExpected(
  { total, deliveryCharge, discount }: Sums,
  intent: OrderIntent,
  zone: DeliveryZone,
): void {
  const trip = isPickup(zone) ? 'du retrait' : 'de la livraison';
  const { expectedTotal, expectedDelivery, expectedDiscount } = intent;
  const seen: [expected: number | null, due: Xof, what: string][] = [
    [expectedTotal, total, 'Le montant de votre commande a changé : il est maintenant'],
    [expectedDelivery, deliveryCharge, `Le prix ${trip} a changé : il est maintenant`],
    [expectedDiscount, discount, 'La réduction a changé : elle est maintenant'],
  ];
  const wrong = seen.find(([expected, due]) => expected !== null && expected !== due);
  if (!wrong) return;
  const [, due, what] = wrong;
  const ordered = intent.isBuyNow ? 'commande' : 'panier';
  throw new OrderConflict(`${what} de ${formatXof(due)}. Vérifiez votre ${ordered} avant de confirmer.`);
}

/** The order's promo code and its discount; throws when the code is unknown or not applicable. */
async function promoOf(tx: Tx, intent: OrderIntent, lines: readonly Line[], now: Date) {
  if (intent.promoCode === null) return { code: null, discount: toXof(0) };
  const promo = await readPromo(tx, intent.promoCode, intent.client);
  const outcome = promo ? applyPromo(promo, lines, now) : { refusal: unknownPromoMessage };
  if (!promo || 'refusal' in outcome)
    throw refusedPromo('refusal' in outcome ? outcome.refusal : unknownPromoMessage);
  return { code: promo.code, discount: outcome.discount };
}

function summaryOf(
  ref: string,
  intent: OrderIntent,
  context: OrderContext,
  zone: DeliveryZone,
  sums: Sums,
  lines: readonly Line[],
): OrderSummary {
  const { client, paymentMethod } = intent;
  return {
    ...client,
    ...sums,
    ref,
    siteUrl: context.siteUrl,
    zoneName: zone.name,
    isPickup: isPickup(zone),
    paymentMethod,
    lines: lines.map(({ product, quantity }) => ({
      name: product.name,
      // The display value: a colour's name, not its code.
      options: (variationOf(product)?.options ?? []).map(({ name, value, shortValue, valueType }) => ({
        name,
        value: valueType === 'text' ? value : (shortValue ?? value),
      })),
      quantity,
      unitPrice: product.unitPrice,
    })),
  };
}

/**
 * Places an order with all its writes in this transaction. Throws `OrderConflict` when the cart
 * differs from what the shopper saw, `HttpError` for bad input, `CodeRequired` if a code is needed.
 */
export async function placeOrder(
  tx: Tx,
  intent: OrderIntent,
  context: OrderContext,
): Promise<OrderPlacedWire> {
  const { now, visitor } = context;
  const hasCart = !intent.isBuyNow && visitor !== null;
  const terms = await readStoreTerms(tx);
  if (!context.placedBy) refusePaused(terms.pause, now);
  const zone = chosenZone(terms, intent);
  checkMethod(terms, intent, zone);
  const isFromCart = hasCart && (await lockOrderedCart(tx, visitor, intent.lines));
  const lines = await readOrderLines(tx, intent, now);
  const subtotal = subtotalOf(lines);
  const promo = await promoOf(tx, intent, lines, now);
  const sums = sumsOf(subtotal, promo.discount, zone);
  checkExpected(sums, intent, zone);
  const proof = await readProof(tx, intent.client, context);
  const reached = await checkOrderLimits(tx, intent, context, { terms, proof, total: sums.total });
  const summary = summaryOf(createRef(), intent, context, zone, sums, lines);
  await writeOrder(tx, { summary, intent, context, zone, lines, promoCode: promo.code, proof, isFromCart });
  const recipient = { ...summary, proof };
  const messages = placedMessages(recipient, terms.name, terms.contacts);
  await queueOrderMessages(tx, recipient, messages, reached);
  if (intent.paymentMethod === 'paytech') await awaitPayment(tx, summary.ref, now);
  else await awaitValidation(tx, summary.ref, terms.cashOnDelivery.holdHours, now);
  await announceEvent(tx, 'order.created', () => readOrderFacts(tx, summary.ref));
  if (!context.placedBy) await queueOrderPushes(tx, summary.ref);
  if (hasCart) await removeOrderedItems(tx, visitor, intent.lines);
  // The rows that other orders contend for are locked last, so that the locks are short.
  if (promo.code !== null) await spendPromo(tx, promo.code, intent.client, now);
  const actor = context.placedBy ?? systemActor('système');
  const left = await takeStock(tx, { ref: summary.ref, actor }, lines, now);
  await notifyLowStock(tx, terms, lines, left);
  return {
    success: true,
    message: 'Votre commande a bien été enregistrée.',
    data: { ref: showRef(summary.ref), paymentUrl: null, total: sums.total },
  };
}
