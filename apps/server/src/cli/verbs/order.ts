import { formatAmount } from '@teranga/core/domain/money';
import { toOrderStatusView } from '@teranga/core/domain/order-status';
import { addOrderNote } from '../../modules/orders/orderNotes.ts';
import { returnedUnits } from '../../modules/fulfilment/orderReturns.ts';
import type { OrderDesk } from '../../modules/fulfilment/readOrderDesk.ts';
import type { SoldLine } from '../../modules/orders/readOrderForStaff.ts';
import { findOrderDesk } from '../findOrderDesk.ts';
import { findStore } from '../findStore.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { statusText } from '../readStatus.ts';
import { facts, table } from '../table.ts';
import { refundText } from './orderRefund.ts';
import { paymentText } from './orders.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, referenceArgument, storeArgument } from '../arguments.ts';

export interface OrderOptions extends JsonOption {
  /** Text of a note to add. */
  note?: string;
}

const lineColumns = [
  { title: 'Article' },
  { title: 'Référence' },
  { title: 'Unités', isNumber: true },
  { title: 'Revenues', isNumber: true },
  { title: 'Prix', isNumber: true },
];

const day = (instant: string | Date) => shortMoment(new Date(instant));

const toCells = (line: SoldLine, returned: number): string[] => [
  [line.name, ...line.options.map(({ value }) => value)].join(', '),
  line.reference || line.productId,
  String(line.quantity),
  returned > 0 ? String(returned) : '',
  formatAmount(line.unitPrice),
];

const productsOf = ({ lines, returns }: OrderDesk): string => {
  const returned = returnedUnits(returns);
  return table(
    lineColumns,
    lines.map((line) => toCells(line, returned.get(line.position) ?? 0)),
  );
};

function factsOf({
  order: shared,
  status,
  nextStatuses,
  contact,
  promoCode,
  cashDue,
  refundable,
  links,
}: OrderDesk): string {
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
      [isPickup ? 'Retrait' : 'Livraison', `${shared.deliveryZone ?? ''}, ${formatAmount(deliveryCharge)}`],
      ['Réduction', discount > 0 ? [formatAmount(discount), promoCode].filter(Boolean).join(', ') : ''],
      ['Total', formatAmount(shared.total)],
      ['Paiement', paymentText({ paymentStatus, deliveryKind })],
      ['À encaisser', cashDue > 0 ? formatAmount(cashDue) : ''],
      ['Encaissé, sans les remboursements', refundable > 0 ? formatAmount(refundable) : ''],
      ['WhatsApp', links.whatsapp],
    ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const])),
  );
}

function historyOf({ order: shared, updates: changes, notes, refunds }: OrderDesk): string {
  const updates = changes.map(({ date, status, reason, actor }) =>
    [
      day(date),
      toOrderStatusView(status, shared.deliveryKind === 'pickup').label,
      actor === null ? null : `par ${actor}`,
      reason,
    ]
      .filter(Boolean)
      .join('  '),
  );
  const written = notes.map(({ at, author, text }) => `${day(at)}  Note de ${author} : ${text}`);
  return [...updates, ...written, ...refunds.map(refundText)].join('\n');
}

/** An order with its products, contact, history and notes; `--note` adds one first. */
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
    return findOrderDesk(tx, id, shownRef);
  });
  if (json) {
    const { order: shared, ...rest } = found;
    const { items: _items, updates: _updates, ...shown } = shared;
    return printJson(platform, { ...shown, ...rest });
  }
  print([factsOf(found), productsOf(found), historyOf(found)].join('\n\n'));
}

export const commands: Commands = (verb, onPlatform) => {
  verb('order', 'montre une commande : articles, client, paiement, historique et notes')
    .argument(...storeArgument)
    .argument(...referenceArgument)
    .option('--note <texte>', 'ajoute une note, que le client ne lit pas')
    .option(...jsonOption)
    .action((id: string, ref: string, options: OrderOptions) =>
      onPlatform((platform) => order(platform, id, ref, options)),
    );
};
