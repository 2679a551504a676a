import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import {
  exportFormats,
  exportSubjects,
  type ExportFormat,
  type ExportSubject,
} from '@teranga/contract/admin';
import { exportStore } from '../../modules/exports/exportStore.ts';
import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import { operatorPath } from '../operatorPath.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface ExportOptions extends JsonOption {
  format: string;
  output?: string;
}

/** What an export holds: one, and several. */
const nouns: Record<ExportSubject, [one: string, many: string]> = {
  products: ['article', 'articles'],
  orders: ['commande', 'commandes'],
  returns: ['retour', 'retours'],
  refunds: ['remboursement', 'remboursements'],
  customers: ['client', 'clients'],
  quotes: ['demande de devis', 'demandes de devis'],
  messages: ['message', 'messages'],
  stock: ['mouvement de stock', 'mouvements de stock'],
  promos: ['code promo', 'codes promo'],
  audit: ['action du journal', 'actions du journal'],
};

async function openOutput(output: string | undefined): Promise<Writable> {
  if (output === undefined) return process.stdout;
  const file = operatorPath(output);
  const stream = createWriteStream(file);
  await once(stream, 'open').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`Le fichier ${file} ne peut pas être écrit (${error.code ?? ''}).`);
  });
  return stream;
}

function readFormat(text: string): ExportFormat {
  const format = exportFormats.find((each) => each === text.toLowerCase());
  if (format) return format;
  throw new OperatorError(
    `L’export ne connaît pas le format « ${text} » : ${exportFormats.map((each) => `--format ${each}`).join(' ou ')}.`,
  );
}

function readSubject(text: string): ExportSubject {
  const subject = exportSubjects.find((each) => each === text.toLowerCase());
  if (subject) return subject;
  throw new OperatorError(`L’export ne connaît pas « ${text} » : ${exportSubjects.join(', ')}.`);
}

/** Exports a part of a store as a file. */
export async function exportData(
  platform: Platform,
  id: string,
  typed: string,
  { format: typedFormat, output, json }: ExportOptions,
): Promise<void> {
  const { db, config, note } = platform;
  if (json && output === undefined)
    throw new OperatorError(
      '--json dit ce qui a été écrit dans --output ; les données en JSON : --format json.',
    );
  const [subject, format] = [readSubject(typed), readFormat(typedFormat)];
  const store = await findStore(db, id);
  const site = siteUrlOf({ primaryHost: store.hosts[0] ?? '' }, config);
  const urlOf = (name: string) => `${site}/cdn/${encodeURIComponent(name)}`;
  const stream = await openOutput(output);
  const { count, losses } = await exportStore(
    { db, storeId: id, subject, format, urlOf, now: new Date() },
    async (piece) => {
      if (!stream.write(piece)) await once(stream, 'drain');
    },
  );
  if (output !== undefined) {
    stream.end();
    await once(stream, 'finish');
  }
  if (json) {
    const left = [...losses].map(([what, products]) => ({ what, products }));
    return printJson(platform, { file: operatorPath(output ?? ''), subject, format, count, left });
  }
  const [one, many] = nouns[subject];
  note(`${count} ${count < 2 ? one : many} de « ${store.name} ».`);
  if (losses.size > 0)
    note('Ce format n’a pas de place pour ce qui suit ; importer ce fichier le laisse comme il est :');
  for (const [what, products] of losses) note(`  · ${what} (${products} article${products < 2 ? '' : 's'})`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('export', 'écrit les données d’une boutique dans un fichier')
    .argument(...storeArgument)
    .argument(
      '[données]',
      'products, orders, returns, refunds, customers, quotes, messages, promos, audit ou stock (le registre)',
      'products',
    )
    .option('--format <format>', 'csv (des articles : celui de Shopify), xlsx ou json', 'csv')
    .option('--output <fichier>', 'le fichier à écrire (sans elle : la sortie standard)')
    .option(...jsonOption)
    .action((id: string, subject: string, options: ExportOptions) =>
      onPlatform((platform) => exportData(platform, id, subject, options)),
    );
};
