import { quoteStatuses, type QuoteRequestWire, type QuoteStatus } from '@teranga/contract';
import { showRef } from '../../platform/references/orderRef.ts';
import { findStore } from '../findStore.ts';
import { readLimit, shownDate } from '../listing.ts';
import type { Platform } from '../platform.ts';
import { quoteStatusText, readQuoteStatus } from '../readQuoteStatus.ts';
import { facts, table } from '../table.ts';
import type { Commands } from '../commands.ts';

export interface QuotesOptions {
  status?: string;
  limit: string;
  details?: true;
}

interface QuoteRow {
  ref: string;
  status: QuoteStatus;
  created_at: Date;
  service_name: string;
  name: string;
  email: string;
  phone: string;
  requirements: string;
  info: QuoteRequestWire['additionalInfo'];
}

const columns = ['Référence', 'Date', 'Service', 'Client', 'Téléphone', 'E-mail', 'Statut'].map((title) => ({
  title,
}));

const readQuotes = `
  select ref, status, created_at, service_name, name, email, phone, requirements, info
  from quote_requests where status = any($1) order by created_at desc, ref limit $2`;

const toCells = (row: QuoteRow): string[] => [
  showRef(row.ref),
  shownDate.format(row.created_at),
  row.service_name,
  row.name,
  row.phone,
  row.email,
  quoteStatusText(row.status),
];

const toDetails = (row: QuoteRow): string =>
  facts([
    ...columns.map(({ title }, index) => [title, toCells(row)[index] ?? ''] as const),
    ...row.info.map(({ label, value }) => [label, value] as const),
    ...(row.requirements ? [['Besoins particuliers', row.requirements] as const] : []),
  ]);

/** The latest requests for a quote of a store. */
export async function quotes({ db, print }: Platform, id: string, options: QuotesOptions): Promise<void> {
  const limit = readLimit(options.limit);
  const statuses = options.status === undefined ? [...quoteStatuses] : [readQuoteStatus(options.status)];
  await findStore(db, id);
  const { rows } = await db.withStore(id, (tx) => tx.query<QuoteRow>(readQuotes, [statuses, limit]));
  if (rows.length === 0) print('Aucune demande de devis.');
  else print(options.details ? rows.map(toDetails).join('\n\n') : table(columns, rows.map(toCells)));
}

export const commands: Commands = (verb, onPlatform) => {
  verb('quotes', 'liste les dernières demandes de devis d’une boutique')
    .argument('<boutique>', 'son identifiant')
    .option('--status <statut>', 'seulement celles de ce statut, par exemple NEW')
    .option('--limit <nombre>', 'combien en lister', '20')
    .option('--details', 'montre aussi toutes les réponses')
    .action((id: string, options: QuotesOptions) => onPlatform((platform) => quotes(platform, id, options)));
};
