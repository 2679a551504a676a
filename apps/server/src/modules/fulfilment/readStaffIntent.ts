import type { StaffOrderRequestWire } from '@teranga/contract/admin';
import type { OrderIntent } from '../orders/orderIntent.ts';
import { readOrderForm, toOrderIntent } from '../orders/readOrderIntent.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';

const incompleteMessage = 'Corrigez les champs indiqués.';

/**
 * An order by telephone, by the rules of the shop's form; 422 with a text for every wrong field.
 */
export async function readStaffIntent(tx: Tx, body: StaffOrderRequestWire): Promise<OrderIntent> {
  const { zones } = await readStoreTerms(tx);
  const read = await readOrderForm(body, zones);
  if ('errors' in read) throw new HttpError(422, incompleteMessage, read.errors);
  return toOrderIntent(read.form, body);
}
