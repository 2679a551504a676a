import { writeFile } from 'node:fs/promises';
import { packingSlip, slipFormats } from '../../modules/fulfilment/packingSlip.ts';
import { findOrderDesk } from '../findOrderDesk.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import type { Commands } from '../commands.ts';
import { referenceArgument, storeArgument } from '../arguments.ts';

export interface OrderSlipOptions {
  format: string;
  output?: string;
}

/** Writes the packing slip of an order as a page to print. */
export async function orderSlip(
  { db, print, note }: Platform,
  id: string,
  ref: string,
  { format: typed, output }: OrderSlipOptions,
): Promise<void> {
  const format = slipFormats.find((known) => known === typed);
  if (!format) throw new OperatorError(`--format est ${slipFormats.join(' ou ')}, pas « ${typed} ».`);
  await findStore(db, id);
  const desk = await db.withStore(id, (tx) => findOrderDesk(tx, id, ref));
  const html = packingSlip(desk, format);
  if (output === undefined) return print(html);
  await writeFile(output, html);
  note(`Le bon de préparation est dans ${output}.`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('order-slip', 'écrit le bon de préparation d’une commande, à imprimer')
    .argument(...storeArgument)
    .argument(...referenceArgument)
    .option('--format <format>', 'a6 ou 80mm', 'a6')
    .option('--output <fichier>', 'le fichier HTML à écrire (sans elle : la sortie standard)')
    .action((id: string, ref: string, options: OrderSlipOptions) =>
      onPlatform((platform) => orderSlip(platform, id, ref, options)),
    );
};
