import { changeQuoteStatus, nextQuoteStatuses } from '../../modules/quotes/quoteStatus.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { quoteStatusText, readQuoteStatus } from '../readQuoteStatus.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface QuoteStatusOptions extends JsonOption {
  reason?: string;
}

const longestNote = 500;

/** Takes a request for a quote one step further. */
export async function quoteStatus(
  platform: Platform,
  id: string,
  shown: string,
  wanted: string,
  { reason, json }: QuoteStatusOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  const status = readQuoteStatus(wanted);
  const note = reason?.trim() || null;
  if (note !== null && note.length > longestNote)
    throw new OperatorError(`La note a plus de ${longestNote} signes.`);
  await findStore(db, id);
  const step = await db.withStore(id, (tx) => changeQuoteStatus(tx, actor, shown, status, note));
  if (step.kind === 'unknown')
    throw new OperatorError(`La boutique « ${id} » n’a pas de demande de devis « ${shown} ».`);
  const from = quoteStatusText(step.from);
  if (step.kind === 'done' && json) return printJson(platform, { ref: shown, from: step.from, to: status });
  if (step.kind === 'done') return print(`Demande ${shown} : ${from} → ${quoteStatusText(status)}.`);
  const next = nextQuoteStatuses[step.from];
  const choices =
    next.length > 0
      ? `Elle peut devenir ${next.map(quoteStatusText).join(' ou ')}.`
      : 'C’est son dernier statut.';
  throw new OperatorError(
    `La demande ${shown} est ${from} et ne peut pas devenir ${quoteStatusText(status)}. ${choices}`,
  );
}

export const commands: Commands = (verb, onPlatform) => {
  verb('quote-status', 'change le statut d’une demande de devis')
    .argument(...storeArgument)
    .argument('<référence>', 'la référence de la demande')
    .argument('<statut>', 'IN_PROGRESS, QUOTED, ACCEPTED ou CLOSED, ou son nom : « en cours »…')
    .option('--reason <note>', 'une note, pour la boutique seule')
    .option(...jsonOption)
    .action((id: string, ref: string, status: string, options: QuoteStatusOptions) =>
      onPlatform((platform) => quoteStatus(platform, id, ref, status, options)),
    );
};
