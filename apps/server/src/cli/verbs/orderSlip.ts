import { writeFile } from 'node:fs/promises';
import { packingSlip, slipFormats } from '../../modules/fulfilment/packingSlip.ts';
import { findOrderDesk } from '../findOrderDesk.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';

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
