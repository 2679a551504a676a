import { readOrderDesk, type OrderDesk } from '../modules/fulfilment/readOrderDesk.ts';
import type { Tx } from '../platform/db/database.ts';
import { OperatorError } from './operatorError.ts';

/** An order of a store; an unknown one is the operator's mistake. */
export async function findOrderDesk(tx: Tx, storeId: string, shownRef: string): Promise<OrderDesk> {
  const found = await readOrderDesk(tx, shownRef, new Date());
  if (found) return found;
  throw new OperatorError(`La boutique « ${storeId} » n’a pas de commande « ${shownRef} ».`);
}
