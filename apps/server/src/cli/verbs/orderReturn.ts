import { highestXof } from '@teranga/contract';
import { formatAmount } from '@teranga/core/domain/money';
import type { SoldLine } from '../../modules/orders/readOrderForStaff.ts';
import type { ReturnKind } from '../../modules/fulfilment/orderReturns.ts';
import { takeBack } from '../../modules/fulfilment/takeBack.ts';
import { requestRefund } from '../../modules/payments/refunds/requestRefund.ts';
import { explainFields } from '../explainFields.ts';
import { findOrderDesk } from '../findOrderDesk.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import { findLine, readUnits } from '../orderProducts.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readInteger, readReason } from '../readOptions.ts';
import { refundText } from './orderRefund.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption, orderReasonOption, referenceArgument, storeArgument } from '../arguments.ts';

export interface OrderReturnOptions extends JsonOption {
  refused?: true;
  returned?: true;
  line: string[];
  damaged?: true;
  /** FCFA, or «tout». */
  refund?: string;
  reason?: string;
}

function readKind({ refused, returned }: OrderReturnOptions): ReturnKind {
  if (refused === returned) throw new OperatorError('Donnez --refused ou --returned : un seul des deux.');
  return refused ? 'refused' : 'returned';
}

/** «tout» would also refund the products that stay with the customer, and the delivery. */
function partText(
  sold: readonly SoldLine[],
  named: readonly { position: number; quantity: number }[],
): string {
  const worth = named.reduce((sum, { position, quantity }) => {
    const line = sold.find((each) => each.position === position);
    return sum + (line?.unitPrice ?? 0) * quantity;
  }, 0);
  return `« tout » rembourse toute la commande. Avec --line, donnez la somme : ces articles valent ${formatAmount(worth)} (--refund ${worth}).`;
}

/** Takes products of an order back, and refunds them on request, in one transaction. */
export async function orderReturn(
  platform: Platform,
  id: string,
  shownRef: string,
  options: OrderReturnOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  const kind = readKind(options);
  const reason = readReason(options.reason);
  const units = options.line.map((text) => readUnits('--line', text, 1));
  const isAll = options.refund === 'tout';
  const amount = isAll ? null : readInteger('--refund', options.refund, 1, highestXof);
  await findStore(db, id);
  const { ref, lines, taken, refund } = await explainFields(
    db.withStore(id, async (tx) => {
      const { order, lines: sold } = await findOrderDesk(tx, id, shownRef);
      const isRestocked = !options.damaged;
      const named = units.map(({ product, quantity }) => ({
        position: findLine(sold, product).position,
        quantity,
        isRestocked,
      }));
      if (isAll && named.length > 0) throw new OperatorError(partText(sold, named));
      const now = new Date();
      const request = {
        ref: shownRef,
        kind,
        lines: named.length > 0 ? named : null,
        isRestocked,
        reason,
      };
      const done = await takeBack(tx, actor, request, now);
      const given =
        options.refund === undefined
          ? null
          : await requestRefund(tx, actor, { ref: shownRef, amount, way: null, reason }, now);
      return { ref: order.ref, lines: sold, taken: done, refund: given };
    }),
  );
  if (options.json) return printJson(platform, { ref, return: taken, refund });
  for (const { position, quantity, isRestocked } of taken.lines) {
    const name = lines.find((line) => line.position === position)?.name ?? '';
    print(`${quantity} × ${name} ${isRestocked ? 'de retour en stock' : 'de retour, hors stock'}.`);
  }
  if (refund) print(refundText(refund));
}

export const commands: Commands = (verb, onPlatform) => {
  verb('order-return', 'reprend des articles d’une commande ; ils reviennent en stock une fois')
    .argument(...storeArgument)
    .argument(...referenceArgument)
    .option('--refused', 'le colis a été refusé : il n’a pas été remis')
    .option('--returned', 'des articles remis sont revenus')
    .option('--line <article:unités>', 'seulement ceux-ci ; à répéter ; sans elle : tous', another, [])
    .option('--damaged', 'ils ne sont plus à vendre : le stock ne change pas')
    .option('--refund <francs>', 'rembourse cette somme, ou « tout » : toute la commande')
    .option(...orderReasonOption)
    .option(...jsonOption)
    .action((id: string, ref: string, options: OrderReturnOptions) =>
      onPlatform((platform) => orderReturn(platform, id, ref, options)),
    );
};
