import type { PaymentStatusWire } from '@teranga/contract';
import { formatAmount } from '@teranga/core/domain/money';
import { toOrderStatusView } from '@teranga/core/domain/order-status';
import { searchOrders, type ListedOrder } from '../../modules/orders/searchOrders.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { findStore } from '../findStore.ts';
import type { Platform } from '../platform.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import { OperatorError } from '../operatorError.ts';
import { readLimit, readDay } from '../readOptions.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readStatus } from '../readStatus.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, limitOption, storeArgument } from '../arguments.ts';

export interface OrdersOptions extends JsonOption {
  status?: string;
  search?: string;
  since?: string;
  until?: string;
  payment?: string;
  limit: string;
}

const columns = [
  { title: 'Référence' },
  { title: 'Date' },
  { title: 'Client' },
  { title: 'Total', isNumber: true },
  { title: 'Statut' },
];

const payments: Record<Exclude<PaymentStatusWire, 'NONE'>, string> = {
  WAITING: 'en ligne, attendu',
  PAID: 'en ligne, payé',
  FAILED: 'en ligne, non payé',
  REFUNDED: 'en ligne, remboursé',
};

const typedPayments: Record<string, PaymentStatusWire> = {
  attendu: 'WAITING',
  payé: 'PAID',
  'non-payé': 'FAILED',
  remboursé: 'REFUNDED',
  'à-la-livraison': 'NONE',
};

function readPayment(text: string | undefined): PaymentStatusWire | undefined {
  if (text === undefined) return undefined;
  const status = typedPayments[text.toLowerCase()];
  if (status) return status;
  throw new OperatorError(`--payment est ${Object.keys(typedPayments).join(', ')}, pas « ${text} ».`);
}

/** How an order is paid, in words. */
export function paymentText({
  paymentStatus: status,
  deliveryKind: kind,
}: Pick<ListedOrder, 'paymentStatus' | 'deliveryKind'>): string {
  if (status !== 'NONE') return payments[status];
  return kind === 'pickup' ? 'au retrait' : 'à la livraison';
}

const toCells = (order: ListedOrder): string[] => [
  showRef(order.ref),
  shortMoment(order.createdAt),
  `${order.firstName} ${order.lastName} ${order.phone}`,
  formatAmount(order.total),
  `${toOrderStatusView(order.status, order.deliveryKind === 'pickup').label}, ${paymentText(order)}`,
];

/** The latest orders of a store. */
export async function orders(platform: Platform, id: string, options: OrdersOptions): Promise<void> {
  const { db, print } = platform;
  const size = readLimit(options.limit);
  const status = options.status === undefined ? undefined : readStatus(options.status);
  const payment = readPayment(options.payment);
  const filter = {
    statuses: status && [status],
    search: options.search,
    since: readDay('--since', options.since, 0) ?? undefined,
    until: readDay('--until', options.until, 1) ?? undefined,
    paymentStatuses: payment && [payment],
  };
  await findStore(db, id);
  const { items } = await db.withStore(id, (tx) => searchOrders(tx, filter, { size }));
  if (options.json)
    return printJson(
      platform,
      items.map((order) => ({ ...order, ref: showRef(order.ref) })),
    );
  print(items.length > 0 ? table(columns, items.map(toCells)) : 'Aucune commande.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('orders', 'liste les dernières commandes d’une boutique')
    .argument(...storeArgument)
    .option('--status <statut>', 'seulement celles de ce statut, par exemple validée ou VALIDATED')
    .option('--search <texte>', 'seulement celles d’une référence, d’un téléphone, d’un nom ou d’une adresse')
    .option('--since <date>', 'seulement celles passées à partir de ce jour')
    .option('--until <date>', 'seulement celles passées jusqu’à ce jour compris')
    .option('--payment <état>', 'seulement celles-ci : attendu, payé, non-payé, remboursé ou à-la-livraison')
    .option(...limitOption)
    .option(...jsonOption)
    .action((id: string, options: OrdersOptions) => onPlatform((platform) => orders(platform, id, options)));
};
