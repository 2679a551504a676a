import { messageStatusLabels, quoteStatusLabels } from '@teranga/core/domain/labels';
import { formatAmount } from '@teranga/core/domain/money';
import { toOrderStatusView } from '@teranga/core/domain/order-status';
import { readableContact } from '@teranga/core/features/account/rules';
import { showRef } from '../../platform/references/orderRef.ts';
import { shownMoment } from '../../platform/text/dateFormats.ts';
import type { CustomerRecord, OrderContent } from './customerRecord.ts';

const titled = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `- ${line}`).join('\n')}\n`;

const contentOf = ({ products, returned, refunded }: OrderContent): string[] => [
  products,
  ...(returned > 0 ? [`articles rapportés : ${returned}`] : []),
  ...(refunded > 0 ? [`remboursé : ${formatAmount(refunded)}`] : []),
];

/**
 * What the store knows of a customer, as a text that any phone opens and anybody reads; `contents`
 * are those of the orders, by their reference.
 */
export function customerText(
  record: CustomerRecord,
  contents: ReadonlyMap<string, OrderContent>,
  storeName: string,
  now: Date,
): string {
  const { name, phone, email, hasAccount, addresses, latestOrders, quotes, messages, note } = record;
  const places = addresses.map(({ address, city, zoneName }) =>
    [address, city, zoneName].filter(Boolean).join(', '),
  );
  const orders = latestOrders.map(({ ref, createdAt, total, status, deliveryKind }) => {
    const content = contents.get(ref);
    return [
      showRef(ref),
      shownMoment(createdAt),
      formatAmount(total),
      toOrderStatusView(status, deliveryKind === 'pickup').label,
      ...(content ? contentOf(content) : []),
    ].join(', ');
  });
  const requests = quotes.map(({ ref, serviceName, createdAt, status }) =>
    [serviceName, showRef(ref), shownMoment(createdAt), quoteStatusLabels[status]].join(', '),
  );
  const written = messages.map(({ subject, createdAt, status }) =>
    [subject, shownMoment(createdAt), messageStatusLabels[status]].join(', '),
  );
  return [
    `Données personnelles chez ${storeName}, ${shownMoment(now)}\n`,
    titled('Identité', [
      `Nom : ${name}`,
      ...(phone === null ? [] : [`Téléphone : ${readableContact(phone)}`]),
      ...(email === null ? [] : [`E-mail : ${email}`]),
      `Compte : ${hasAccount ? 'oui' : 'non'}`,
    ]),
    titled('Adresses', places),
    titled('Commandes', orders),
    titled('Demandes de devis', requests),
    titled('Messages', written),
    titled('Note de l’équipe', note === null ? [] : [note.text]),
  ].join('');
}
