import { formatAmount } from '@teranga/core/domain/money';
import { advanceOrder, UnpaidOrder } from '../../modules/fulfilment/advanceOrder.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readStatus, statusText } from '../readStatus.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, orderReasonOption, referenceArgument, storeArgument } from '../arguments.ts';

export interface OrderStatusOptions extends JsonOption {
  reason?: string;
  /** Validates an order to be paid online that is not paid. */
  unpaid?: true;
}

/** The service's refusal, with what the command line offers. */
const explain = (error: unknown) =>
  error instanceof UnpaidOrder
    ? new OperatorError(
        `La commande ${error.ref} n’est pas payée : elle est validée d’elle-même quand son paiement arrive. Pour la valider sans paiement en ligne, ajoutez --unpaid.`,
      )
    : error;

/**
 * Changes an order's status and notifies the shopper; a cancelled or rejected order is restocked.
 */
export async function orderStatus(
  platform: Platform,
  id: string,
  shownRef: string,
  wanted: string,
  { reason, unpaid, json }: OrderStatusOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  const to = readStatus(wanted);
  await findStore(db, id);
  const step = { ref: shownRef, from: null, to, reason: reason ?? null, acceptsUnpaid: unpaid ?? false };
  const { ref, from, wasUnpaid, refund } = await db
    .withStore(id, (tx) => advanceOrder(tx, actor, step, new Date()))
    .catch((error: unknown) => {
      throw explain(error);
    });
  if (json) return printJson(platform, { ref: showRef(ref), from, to, refund });
  print(`Commande ${showRef(ref)} : ${statusText(from)} → ${statusText(to)}.`);
  if (wasUnpaid) print('Elle n’est pas payée : son paiement en ligne est fermé.');
  if (refund > 0) print(`Le remboursement de ${formatAmount(refund)} est demandé à PayTech.`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('order-status', 'change le statut d’une commande ; le client est prévenu')
    .argument(...storeArgument)
    .argument(...referenceArgument)
    .argument(
      '<statut>',
      'VALIDATED, REJECTED, SHIPPED, DELIVERED ou CANCELLED, ou son nom : validée, expédiée…',
    )
    .option(...orderReasonOption)
    .option('--unpaid', 'valide une commande en ligne qui n’est pas payée : elle se règle sans PayTech')
    .option(...jsonOption)
    .action((id: string, ref: string, status: string, options: OrderStatusOptions) =>
      onPlatform((platform) => orderStatus(platform, id, ref, status, options)),
    );
};
