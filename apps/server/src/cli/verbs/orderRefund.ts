import { highestXof } from '@teranga/contract';
import { formatAmount } from '@teranga/core/domain/money';
import type { OrderRefund, RefundState } from '../../modules/payments/refunds/orderRefunds.ts';
import { requestRefund } from '../../modules/payments/refunds/requestRefund.ts';
import { settleByHand } from '../../modules/payments/refunds/settleByHand.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readInteger, readReason } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, orderReasonOption, referenceArgument, storeArgument } from '../arguments.ts';
import { uuidPattern } from '../../platform/text/uuidPattern.ts';

export interface OrderRefundOptions extends JsonOption {
  amount?: string;
  byHand?: true;
  settle?: string;
  failed?: true;
  reason?: string;
}

const stateTexts: Record<RefundState, string> = {
  DUE: 'à faire',
  REQUESTED: 'demandé à PayTech',
  UNCLEAR: 'sans réponse de PayTech : vérifiez auprès de lui, puis « order-refund --settle »',
  FAILED: 'refusé',
  DONE: 'fait',
};

/** A refund in one line. */
export function refundText({ id, amount, way, state, failure }: OrderRefund): string {
  const by = way === 'paytech' ? 'par PayTech' : 'à la main';
  return `Remboursement ${id} de ${formatAmount(amount)}, ${by} : ${[stateTexts[state], failure].filter(Boolean).join(', ')}.`;
}

/** Refunds an order, or settles a refund that waits for the operator. */
export async function orderRefund(
  platform: Platform,
  id: string,
  ref: string,
  options: OrderRefundOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  const { settle, failed, byHand, json } = options;
  const amount = readInteger('--amount', options.amount, 1, highestXof);
  const reason = readReason(options.reason);
  if (settle !== undefined && !uuidPattern.test(settle))
    throw new OperatorError('--settle est l’identifiant d’un remboursement, que « order » montre.');
  await findStore(db, id);
  const now = new Date();
  const refund = await db.withStore(id, (tx) =>
    settle === undefined
      ? requestRefund(tx, actor, { ref, amount, way: byHand ? 'hand' : null, reason }, now)
      : settleByHand(tx, actor, { ref, id: settle, isDone: !failed }, now),
  );
  if (json) printJson(platform, refund);
  else print(refundText(refund));
}

export const commands: Commands = (verb, onPlatform) => {
  verb('order-refund', 'rembourse une commande, en tout ou en partie')
    .argument(...storeArgument)
    .argument(...referenceArgument)
    .option('--amount <francs>', 'combien ; sans elle : tout ce qui reste')
    .option('--by-hand', 'vous rendez l’argent vous-même, sans PayTech')
    .option('--settle <remboursement>', 'ce remboursement en attente est fait, ou avec --failed ne l’est pas')
    .option('--failed', 'avec --settle : il n’a pas eu lieu')
    .option(...orderReasonOption)
    .option(...jsonOption)
    .action((id: string, ref: string, options: OrderRefundOptions) =>
      onPlatform((platform) => orderRefund(platform, id, ref, options)),
    );
};
