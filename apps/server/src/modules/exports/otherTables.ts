import type { Tx } from '../../platform/db/database.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { wordOf } from './words.ts';
import { instant, pageSize, pagesOf, type ExportTable } from './exportTable.ts';

interface CustomerItem {
  /** The account's id, or the phone number of orders without one. */
  key: string;
  name: string;
  phone: string | null;
  email: string | null;
  /** Of an account. */
  address: string | null;
  accountSince: Date | null;
  lastOrderAt: Date | null;
  orders: number;
  /** FCFA. */
  spent: number;
}

const readCustomers = `
  select k.key, k.name, k.phone, k.email, c.address, c.created_at as "accountSince", k.last_order_at as "lastOrderAt",
    k.orders, k.total as spent
  from customer_cards k
  left join customers c on c.store_id = k.store_id and c.id = case when k.has_account then k.key::uuid end
  where $1::text is null or k.key > $1 order by k.key limit ${pageSize}`;

const instantOrNone = (moment: Date | null): string => (moment ? instant(moment) : '');

/** Everybody who has an account or has ordered, and what they have ordered. */
export const customerTable: ExportTable = {
  columns: [
    'Nom',
    'Téléphone',
    'E-mail',
    'Adresse',
    'Compte depuis',
    'Dernière commande',
    'Commandes',
    'Achats en FCFA',
  ],
  items: (tx: Tx) =>
    pagesOf<CustomerItem>(
      async (last) => (await tx.query<CustomerItem>(readCustomers, [last?.key ?? null])).rows,
    ),
  rowsOf: (item) => {
    const { name, phone, email, address, accountSince, lastOrderAt, orders, spent } = item as CustomerItem;
    return [
      [
        name,
        phone ?? '',
        email ?? '',
        address ?? '',
        instantOrNone(accountSince),
        instantOrNone(lastOrderAt),
        String(orders),
        String(spent),
      ],
    ];
  },
};

interface QuoteItem {
  ref: string;
  createdAt: Date;
  status: string;
  service: string;
  name: string;
  email: string;
  phone: string;
  requirements: string;
  info: { label: string; value: string }[];
}

const readQuotes = `
  select ref, created_at as "createdAt", status, service_name as service, name, email, phone, requirements, info
  from quote_requests where $1::timestamptz is null or (created_at, ref) > ($1, $2)
  order by created_at, ref limit ${pageSize}`;

async function* quoteItems(tx: Tx): AsyncGenerator<QuoteItem> {
  let key: [Date, string] | [null, null] = [null, null];
  yield* pagesOf<QuoteItem>(async () => {
    const { rows } = await tx.query<QuoteItem>(readQuotes, key);
    const last = rows.at(-1);
    if (last) key = [last.createdAt, last.ref];
    return rows.map((row) => ({ ...row, ref: showRef(row.ref) }));
  });
}

/** Requests for a quote, the oldest first, with their answers. */
export const quoteTable: ExportTable = {
  columns: ['Référence', 'Date', 'Statut', 'Service', 'Nom', 'E-mail', 'Téléphone', 'Besoins', 'Réponses'],
  items: quoteItems,
  rowsOf: (item) => {
    const quote = item as QuoteItem;
    const { ref, createdAt, status, service, name, email, phone, requirements, info } = quote;
    const answers = info.map(({ label, value }) => `${label} : ${value}`).join('\n');
    return [
      [ref, instant(createdAt), wordOf('quote', status), service, name, email, phone, requirements, answers],
    ];
  },
};

interface MessageItem {
  id: number;
  createdAt: Date;
  status: string;
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  message: string;
}

const readMessages = `
  select id, created_at as "createdAt", status, first_name as "firstName", last_name as "lastName", email, subject,
    message
  from contact_messages where id > $1 order by id limit ${pageSize}`;

/** What visitors wrote to the store, the oldest first. */
export const messageTable: ExportTable = {
  columns: ['Date', 'Statut', 'Prénom', 'Nom', 'E-mail', 'Objet', 'Message'],
  items: (tx: Tx) =>
    pagesOf<MessageItem>(async (last) => (await tx.query<MessageItem>(readMessages, [last?.id ?? 0])).rows),
  rowsOf: (item) => {
    const { createdAt, status, firstName, lastName, email, subject, message } = item as MessageItem;
    return [[instant(createdAt), wordOf('message', status), firstName, lastName, email, subject, message]];
  },
};

interface MovementItem {
  id: number;
  at: Date;
  productId: string;
  variationSku: string;
  delta: number;
  kind: string;
  reference: string | null;
  note: string | null;
  actor: string;
}

const readMovements = `
  select id, created_at as at, product_id as "productId", variation_sku as "variationSku", delta, kind, reference, note,
    actor_name as actor
  from stock_movements where id > $1 order by id limit ${pageSize}`;

/** The stock ledger, the oldest movement first. */
export const stockTable: ExportTable = {
  columns: ['Date', 'Article', 'Déclinaison', 'Unités', 'Pourquoi', 'Référence', 'Note', 'Qui'],
  items: (tx: Tx) =>
    pagesOf<MovementItem>(
      async (last) => (await tx.query<MovementItem>(readMovements, [last?.id ?? 0])).rows,
    ),
  rowsOf: (item) => {
    const { at, productId, variationSku, delta, kind, reference, note, actor } = item as MovementItem;
    return [
      [
        instant(at),
        productId,
        variationSku,
        String(delta),
        wordOf('movement', kind),
        reference ?? '',
        note ?? '',
        actor,
      ],
    ];
  },
};
