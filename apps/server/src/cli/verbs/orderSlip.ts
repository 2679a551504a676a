import { slipFormats } from '@teranga/contract/admin';
import { writeFile } from 'node:fs/promises';
import { packingSlip } from '../../modules/fulfilment/packingSlip.ts';
import { findOrderDesk } from '../findOrderDesk.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import { operatorPath } from '../operatorPath.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, referenceArgument, storeArgument } from '../arguments.ts';

export interface OrderSlipOptions extends JsonOption {
  format: string;
  output?: string;
}

/** Writes the packing slip of an order as a page to print. */
export async function orderSlip(
  platform: Platform,
  id: string,
  ref: string,
  { format: typed, output, json }: OrderSlipOptions,
): Promise<void> {
  const { db, print, note } = platform;
  const format = slipFormats.find((each) => each === typed);
  if (!format) throw new OperatorError(`--format est ${slipFormats.join(' ou ')}, pas « ${typed} ».`);
  await findStore(db, id);
  const desk = await db.withStore(id, (tx) => findOrderDesk(tx, id, ref));
  const html = packingSlip(desk, format);
  if (output === undefined) return json ? printJson(platform, { format, html }) : print(html);
  const file = operatorPath(output);
  await writeFile(file, html).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`Le fichier ${file} ne peut pas être écrit (${error.code ?? ''}).`);
  });
  if (json) return printJson(platform, { format, file });
  note(`Le bon de préparation est dans ${file}.`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('order-slip', 'écrit le bon de préparation d’une commande, à imprimer')
    .argument(...storeArgument)
    .argument(...referenceArgument)
    .option('--format <format>', 'a6 ou 80mm', 'a6')
    .option('--output <fichier>', 'le fichier HTML à écrire (sans elle : la sortie standard)')
    .option(...jsonOption)
    .action((id: string, ref: string, options: OrderSlipOptions) =>
      onPlatform((platform) => orderSlip(platform, id, ref, options)),
    );
};
