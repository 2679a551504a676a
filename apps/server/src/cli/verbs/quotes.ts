import { listAnswers, type InboxAnswer } from '../../modules/inbox/answers.ts';
import { listQuotes, readQuote, type DeskQuote, type ListedQuote } from '../../modules/inbox/quotesDesk.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { answerText } from '../inboxText.ts';
import { findStore } from '../findStore.ts';
import { readLimit } from '../readOptions.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { quoteStatusText, readQuoteStatus } from '../readQuoteStatus.ts';
import { facts, table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, limitOption, storeArgument } from '../arguments.ts';

export interface QuotesOptions extends JsonOption {
  status?: string;
  search?: string;
  limit: string;
  details?: true;
}

const columns = ['Référence', 'Date', 'Service', 'Client', 'Téléphone', 'E-mail', 'Statut'].map((title) => ({
  title,
}));

const toCells = (quote: ListedQuote): string[] => [
  showRef(quote.ref),
  shortMoment(quote.createdAt),
  quote.serviceName,
  quote.name,
  quote.phone,
  quote.email,
  quoteStatusText(quote.status),
];

interface AnsweredQuote extends DeskQuote {
  written: InboxAnswer[];
}

const toDetails = (quote: AnsweredQuote): string =>
  [
    facts([
      ...columns.map(({ title }, index) => [title, toCells(quote)[index] ?? ''] as const),
      ...quote.info.map(({ label, value }) => [label, value] as const),
      ...(quote.requirements ? [['Besoins particuliers', quote.requirements] as const] : []),
    ]),
    ...quote.written.map(answerText),
  ].join('\n\n');

const withShownRef = <Quote extends ListedQuote>(quote: Quote): Quote => ({
  ...quote,
  ref: showRef(quote.ref),
});

/** The latest requests for a quote of a store. */
export async function quotes(platform: Platform, id: string, options: QuotesOptions): Promise<void> {
  const { db, print } = platform;
  const size = readLimit(options.limit);
  const status = options.status === undefined ? undefined : readQuoteStatus(options.status);
  const filter = {
    ...(status && { status }),
    ...(options.search !== undefined && { search: options.search }),
  };
  await findStore(db, id);
  const { items, details } = await db.withStore(id, async (tx) => {
    const page = await listQuotes(tx, filter, { size });
    const whole: AnsweredQuote[] = [];
    if (options.details)
      for (const { ref } of page.items) {
        const written = await listAnswers(tx, { kind: 'quote', id: ref });
        whole.push({ ...(await readQuote(tx, ref)), written });
      }
    return { items: page.items, details: whole };
  });
  if (options.json) return printJson(platform, (options.details ? details : items).map(withShownRef));
  if (items.length === 0) return print('Aucune demande de devis.');
  print(options.details ? details.map(toDetails).join('\n\n') : table(columns, items.map(toCells)));
}

export const commands: Commands = (verb, onPlatform) => {
  verb('quotes', 'liste les dernières demandes de devis d’une boutique')
    .argument(...storeArgument)
    .option('--status <statut>', 'seulement celles de ce statut, par exemple nouvelle ou NEW')
    .option('--search <texte>', 'seulement celles d’une référence, d’un nom, d’un téléphone ou d’un service')
    .option('--details', 'montre aussi toutes les réponses')
    .option(...limitOption)
    .option(...jsonOption)
    .action((id: string, options: QuotesOptions) => onPlatform((platform) => quotes(platform, id, options)));
};
