import { queueSummary, readSummary } from '../../modules/summaries/dailySummary.ts';
import { dayOf } from '../../platform/jobs/dayOf.ts';
import { findStore } from '../findStore.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readDay } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

interface SummaryOptions extends JsonOption {
  day?: string;
  send?: true;
}

/**
 * Prints the summary that a store is sent at 7 a.m., of the last day or another one; `--send` sends
 * it.
 */
export async function summary(
  platform: Platform,
  id: string,
  { day, send, json }: SummaryOptions,
): Promise<void> {
  const { db, print } = platform;
  await findStore(db, id);
  const end = readDay('--day', day, 1) ?? new Date();
  const { notice, sent } = await db.withStore(id, async (tx) => {
    const read = await readSummary(tx, dayOf(end));
    return { notice: read, sent: read && send ? await queueSummary(tx, read) : 0 };
  });
  if (json) return printJson(platform, { ...notice, sent });
  if (!notice) return print('Rien à dire de cette journée : aucun résumé ne part.');
  print(`${notice.subject}\n\n${notice.text}`);
  if (send) print(sent === 0 ? '\nPersonne n’est prévenu dans cette boutique.' : `\nEnvoyé : ${sent}.`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('summary', 'montre le résumé que la boutique reçoit à 7 h, ou l’envoie')
    .argument(...storeArgument)
    .option('--day <date>', 'de quelle journée, par exemple 2026-12-01 ; sans elle : hier')
    .option('--send', 'l’envoie maintenant à ceux que la boutique nomme')
    .option(...jsonOption)
    .action((id: string, options: SummaryOptions) =>
      onPlatform((platform) => summary(platform, id, options)),
    );
};
