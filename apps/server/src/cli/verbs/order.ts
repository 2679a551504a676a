import { formatXof, toXof } from '@teranga/core/domain/money';
import { toOrderStatusView } from '@teranga/core/domain/order-status';
import { addOrderNote } from '../../modules/orders/orderNotes.ts';
import { readOrderForStaff, type SoldLine, type StaffOrder } from '../../modules/orders/readOrderForStaff.ts';
import { findStore } from '../findStore.ts';
import { shownDate } from '../listing.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { statusText } from '../readStatus.ts';
import { facts, table } from '../table.ts';
import { paymentText } from './orders.ts';

export interface OrderOptions extends JsonOption {
  /** Text of a note to add. */
  note?: string;
}

const lineColumns = [
  { title: 'Article' },
  { title: 'Référence' },
  { title: 'Unités', isNumber: true },
  { title: 'Prix', isNumber: true },
];

const money = (amount: number) => formatXof(toXof(amount));
const day = (instant: string | Date) => shownDate.format(new Date(instant));

const toCells = ({ name, options, productId, sku, quantity, unitPrice }: SoldLine): string[] => [
  [name, ...options.map(({ value }) => value)].join(', '),
  sku || productId,
  String(quantity),
  money(unitPrice),
];

function factsOf({ order: shared, status, nextStatuses, contact, promoCode }: StaffOrder): string {
  const { client, payment, deliveryKind = 'delivery', discount = 0, deliveryCharge = 0 } = shared;
  const isPickup = deliveryKind === 'pickup';
  const paymentStatus = payment?.status ?? 'NONE';
  return facts(
    [
      ['Commande', shared.ref],
      ['Date', day(shared.createdAt ?? '')],
      ['Statut', `${status} (${toOrderStatusView(status, isPickup).label})`],
      ['Peut devenir', nextStatuses.map(statusText).join(', ')],
      ['Client', `${client.firstName} ${client.lastName}`],
      ['Téléphone', contact.phone],
      ['E-mail', contact.email ?? ''],
      ['Adresse', [client.address, contact.postalCode, client.city].filter(Boolean).join(', ')],
      [isPickup ? 'Retrait' : 'Livraison', `${shared.deliveryZone ?? ''}, ${money(deliveryCharge)}`],
      ['Réduction', discount > 0 ? [money(discount), promoCode].filter(Boolean).join(', ') : ''],
      ['Total', money(shared.total)],
      ['Paiement', paymentText({ paymentStatus, deliveryKind })],
    ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const])),
  );
}

function historyOf({ order: shared, notes }: StaffOrder): string {
  const updates = shared.updates.map(({ date, status, reason }) =>
    [day(date), toOrderStatusView(status, shared.deliveryKind === 'pickup').label, reason]
      .filter(Boolean)
      .join('  '),
  );
  const written = notes.map(({ at, author, text }) => `${day(at)}  Note de ${author} : ${text}`);
  return [...updates, ...written].join('\n');
}

/** An order with its articles, contact, history and notes; `--note` adds one first. */
export async function order(
  platform: Platform,
  id: string,
  shownRef: string,
  { note, json }: OrderOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  await findStore(db, id);
  const found = await db.withStore(id, async (tx) => {
    if (note !== undefined) await addOrderNote(tx, actor, shownRef, note);
    return readOrderForStaff(tx, shownRef, new Date());
  });
  if (!found) throw new OperatorError(`La boutique « ${id} » n’a pas de commande « ${shownRef} ».`);
  if (json) {
    const { order: shared, ...rest } = found;
    const { items: _, ...shown } = shared;
    return printJson(platform, { ...shown, ...rest });
  }
  print([factsOf(found), table(lineColumns, found.lines.map(toCells)), historyOf(found)].join('\n\n'));
}
