import { formatXof, sumXof, timesXof, toXof, type Xof } from '@teranga/core/domain/money';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readRef, showRef } from '../../platform/references/orderRef.ts';
import type { Actor } from '../audit/actor.ts';
import { refuseChanged } from '../audit/refuseChanged.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { returnStock } from '../catalogue/stock/returnStock.ts';
import { unknownOrderMessage } from '../orders/orderNotes.ts';
import { changedOrderMessages } from '../orders/changedOrderMessages.ts';
import { readRecipient } from '../orders/orderRecipient.ts';
import { lockOrder, waitsForPayment } from '../orders/orderToPay.ts';
import { queueOrderMessages } from '../orders/queueOrderMessages.ts';
import { writeOrderUpdate } from '../orders/writeOrder.ts';
import { sumRefunds } from '../payments/refunds/orderRefunds.ts';
import { openRefund, readPaid } from '../payments/refunds/requestRefund.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { readDestination, type Destination, type DestinationChange } from './destination.ts';
import { readReason } from '../orders/readReason.ts';

/** What to change of an order that is not shipped. */
export interface OrderEdit {
  /** A reference in any accepted form. */
  ref: string;
  /** The version that was seen; null for whatever it is. */
  version: number | null;
  /** New quantities of lines; 0 removes the line. None may grow: that would be another order. */
  lines: readonly { position: number; quantity: number }[];
  destination: DestinationChange;
  /** What the shopper reads; null without. */
  reason: string | null;
}

/** What an edit made of an order's money, in FCFA. */
export interface OrderEditResult {
  /** In its stored form. */
  ref: string;
  /** False: it was so before. */
  isChanged: boolean;
  total: number;
  /** What goes back to the shopper. */
  refund: number;
  /** What a paid order still costs when it is handed over. */
  toCollect: number;
}

interface EditedLine {
  position: number;
  productId: string;
  sku: string;
  name: string;
  quantity: number;
  unitPrice: number;
  isTracked: boolean;
}

interface Sums extends Destination {
  version: number;
  subtotal: number;
  discount: number;
  deliveryCharge: number;
  total: number;
  toCollect: number;
}

const readSums = `
  select version, first_name as "firstName", last_name as "lastName", phone, email, address, city, postal_code as "postalCode",
    zone_id as "zoneId", zone_name as "zoneName", delivery_kind as "deliveryKind", subtotal, discount,
    delivery_charge as "deliveryCharge", total, to_collect as "toCollect"
  from orders where ref = $1`;
const readLines = `
  select position, product_id as "productId", variation_sku as sku, name, quantity, unit_price as "unitPrice",
    is_tracked as "isTracked"
  from order_lines where ref = $1 order by position`;

const refuse = (status: number, message: string, field?: string) =>
  new HttpError(status, message, field === undefined ? undefined : { [field]: [message] });

/**
 * The lines with their new quantities; throws for one that the order does not have, or that would
 * grow.
 */
function editLines(lines: readonly EditedLine[], { lines: wanted, ref }: OrderEdit): EditedLine[] {
  for (const { position, quantity } of wanted) {
    const line = lines.find((each) => each.position === position);
    if (!line) throw refuse(422, `La commande ${ref} n’a pas de ligne ${position + 1}.`, 'lines');
    if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity)
      throw refuse(422, `${line.name} : la quantité va de 0 à ${line.quantity}.`, 'lines');
  }
  const edited = lines.map((line) => ({
    ...line,
    quantity: wanted.find(({ position }) => position === line.position)?.quantity ?? line.quantity,
  }));
  if (edited.every(({ quantity }) => quantity === 0))
    throw refuse(422, `Il ne reste aucun article : annulez plutôt la commande ${ref}.`, 'lines');
  return edited;
}

const subtotalOf = (lines: readonly EditedLine[]): Xof =>
  sumXof(lines.map(({ unitPrice, quantity }) => timesXof(toXof(unitPrice), quantity)));

/** The discount shrinks with the subtotal: the shopper keeps the share that they were promised. */
const discountOf = ({ discount, subtotal }: Sums, next: Xof): Xof =>
  subtotal === 0 ? toXof(0) : toXof(Math.min(next, (discount * next) / subtotal));

async function writeLines(
  tx: Tx,
  ref: string,
  before: readonly EditedLine[],
  after: readonly EditedLine[],
  actor: Actor,
  reason: string | null,
): Promise<void> {
  const removed = before.flatMap((line, index) => {
    const quantity = line.quantity - (after[index]?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (removed.length === 0) return;
  await tx.query(
    `update order_lines l set quantity = given.quantity
     from jsonb_to_recordset($2::jsonb) as given (position int, quantity int)
     where l.ref = $1 and l.position = given.position and given.quantity > 0`,
    [ref, JSON.stringify(after)],
  );
  await tx.query('delete from order_lines where ref = $1 and position = any($2)', [
    ref,
    after.filter(({ quantity }) => quantity === 0).map(({ position }) => position),
  ]);
  await returnStock(tx, removed, { kind: 'release', reference: ref, note: reason, actor });
}

const namesOf = (lines: readonly EditedLine[]) =>
  lines.map(({ productId, sku, quantity }) => ({ article: sku || productId, quantity }));

/** Whether an edit leaves an order as it is. */
const isUnchanged = (
  lines: readonly EditedLine[],
  edited: readonly EditedLine[],
  before: Sums,
  after: Destination & { deliveryCharge: number },
): boolean =>
  edited.every(({ quantity }, index) => quantity === lines[index]?.quantity) &&
  (Object.keys(after) as (keyof typeof after)[]).every((field) => after[field] === before[field]);

/**
 * Removes units of an order before it is shipped, or changes where it goes. A paid order that gets
 * cheaper is refunded; one that gets dearer is paid the rest when it is handed over.
 */
export async function editOrder(tx: Tx, actor: Actor, edit: OrderEdit, now: Date): Promise<OrderEditResult> {
  const reason = readReason(edit.reason);
  const ref = readRef(edit.ref);
  const order = ref === null ? null : await lockOrder(tx, ref);
  const before = ref === null ? undefined : (await tx.query<Sums>(readSums, [ref])).rows[0];
  if (ref === null || !order || !before) throw new HttpError(404, unknownOrderMessage);
  const shown = showRef(ref);
  await refuseChanged(tx, {
    what: `La commande ${shown}`,
    subject: { subjectKind: 'order', subjectId: ref },
    seen: edit.version,
    current: before.version,
  });
  if (order.status !== 'WAITING_FOR_VALIDATION' && order.status !== 'VALIDATED')
    throw refuse(409, `La commande ${shown} ne peut plus être modifiée : elle est expédiée ou close.`);
  if (waitsForPayment(order))
    throw refuse(
      409,
      `La commande ${shown} attend son paiement en ligne : modifiez-la une fois payée, ou annulez-la.`,
    );
  const terms = await readStoreTerms(tx);
  const lines = (await tx.query<EditedLine>(readLines, [ref])).rows;
  const edited = editLines(lines, { ...edit, ref: shown });
  const { destination, deliveryCharge } = await readDestination(before, edit.destination, terms.zones);
  if (isUnchanged(lines, edited, before, { ...destination, deliveryCharge }))
    return { ref, isChanged: false, total: before.total, refund: 0, toCollect: before.toCollect };
  const subtotal = subtotalOf(edited);
  const discount = discountOf(before, subtotal);
  const total = sumXof([toXof(subtotal - discount), toXof(deliveryCharge)]);
  await writeLines(tx, ref, lines, edited, actor, reason);
  const paidOrder = await readPaid(tx, order);
  const refunds = await sumRefunds(tx, ref);
  const net = paidOrder.paid - refunds.differences;
  const isRefunded = order.payment_status === 'PAID' || order.payment_status === 'REFUNDED';
  const dearer = isRefunded ? Math.max(0, before.toCollect + total - before.total) : 0;
  const toCollect = paidOrder.session ? Math.max(0, total - net) : dearer;
  await tx.query(
    `update orders set first_name = $2, last_name = $3, phone = $4, address = $5, city = $6, postal_code = $7, zone_id = $8,
       is_phone_proven = is_phone_proven and phone = $4, zone_name = $9, delivery_kind = $10, subtotal = $11, discount = $12, delivery_charge = $13, total = $14, to_collect = $15
     where ref = $1`,
    [
      ref,
      destination.firstName,
      destination.lastName,
      destination.phone,
      destination.address,
      destination.city,
      destination.postalCode,
      destination.zoneId,
      destination.zoneName,
      destination.deliveryKind,
      subtotal,
      discount,
      deliveryCharge,
      total,
      toCollect,
    ],
  );
  const text = [`Total : ${formatXof(total)}`, reason].filter(Boolean).join('. ');
  await writeOrderUpdate(tx, ref, { status: 'CHANGED', reason: text, actor }, now);
  await writeAudit(tx, actor, {
    action: 'order.edit',
    subject: { kind: 'order', id: ref },
    before: { total: before.total, lines: namesOf(lines), zone: before.zoneName },
    after: { total, lines: namesOf(edited), zone: destination.zoneName, ...(reason !== null && { reason }) },
  });
  const refund = paidOrder.session ? Math.min(Math.max(0, net - total), paidOrder.paid - refunds.all) : 0;
  const shopper = await readRecipient(tx, ref);
  if (shopper)
    await queueOrderMessages(
      tx,
      shopper,
      changedOrderMessages(shopper, terms.name, { total, toCollect, reason }),
    );
  const difference = { amount: refund, way: null, reason: null, isDifference: true };
  if (refund > 0) await openRefund(tx, actor, paidOrder, difference, now);
  return { ref, isChanged: true, total, refund, toCollect };
}
