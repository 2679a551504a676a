import { formatAmount } from '@teranga/core/domain/money';
import { editOrder } from '../../modules/fulfilment/editOrder.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { refuseUnknownZone } from '../refuseUnknownZone.ts';
import { explainFields } from '../explainFields.ts';
import { findOrderDesk } from '../findOrderDesk.ts';
import { findStore } from '../findStore.ts';
import { findLine, readUnits } from '../orderProducts.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readInteger, readReason } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption, orderReasonOption, referenceArgument, storeArgument } from '../arguments.ts';

export interface OrderEditOptions extends JsonOption {
  line: string[];
  zone?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  address?: string;
  city?: string;
  postalCode?: string;
  expect?: string;
  reason?: string;
}

const mostVersions = 1_000_000_000;

/** Changes the products or the address of an order that is not shipped. */
export async function orderEdit(
  platform: Platform,
  id: string,
  shownRef: string,
  options: OrderEditOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  const { line, zone, expect, reason: typed, json, ...where } = options;
  const version = readInteger('--expect', expect, 1, mostVersions);
  const reason = readReason(typed);
  const units = line.map((text) => readUnits('--line', text, 0));
  await findStore(db, id);
  const { ref, isChanged, total, refund, toCollect } = await explainFields(
    db.withStore(id, async (tx) => {
      if (zone !== undefined) await refuseUnknownZone(tx, zone);
      const { lines: sold } = await findOrderDesk(tx, id, shownRef);
      const lines = units.map(({ product, quantity }) => ({
        position: findLine(sold, product).position,
        quantity,
      }));
      const destination = { ...where, deliveryZone: zone };
      return editOrder(tx, actor, { ref: shownRef, version, lines, destination, reason }, new Date());
    }),
  );
  if (json) return printJson(platform, { ref: showRef(ref), total, refund, toCollect });
  if (!isChanged) return print(`Commande ${showRef(ref)} : rien à changer.`);
  print(`Commande ${showRef(ref)} modifiée : ${formatAmount(total)}.`);
  if (refund > 0) print(`À rembourser au client : ${formatAmount(refund)}.`);
  if (toCollect > 0) print(`À encaisser à la remise : ${formatAmount(toCollect)}.`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('order-edit', 'change une commande avant son expédition : articles, adresse')
    .argument(...storeArgument)
    .argument(...referenceArgument)
    .option('--line <article:unités>', 'ce qu’il en reste ; 0 le retire ; à répéter', another, [])
    .option('--zone <zone>', 'une autre zone, avec ses frais')
    .option('--first-name <prénom>', 'le prénom du destinataire')
    .option('--last-name <nom>', 'son nom')
    .option('--phone <numéro>', 'son téléphone')
    .option('--address <adresse>', 'son adresse')
    .option('--city <ville>', 'sa ville')
    .option('--postal-code <code>', 'son code postal ; "" : aucun')
    .option('--expect <version>', 'refuse si la commande n’est plus à cette version')
    .option(...orderReasonOption)
    .option(...jsonOption)
    .action((id: string, ref: string, options: OrderEditOptions) =>
      onPlatform((platform) => orderEdit(platform, id, ref, options)),
    );
};
