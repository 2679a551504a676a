import { Type } from 'typebox';
import { readOrderDesk, type OrderDesk } from '../../../../modules/fulfilment/readOrderDesk.ts';
import { unknownOrderMessage } from '../../../../modules/orders/orderNotes.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';

export const params = Type.Object({ ref: Type.String({ maxLength: 100 }) });

export async function findOrder(tx: Tx, ref: string): Promise<OrderDesk> {
  const order = await readOrderDesk(tx, ref, new Date());
  if (!order) throw new HttpError(404, unknownOrderMessage);
  return order;
}
