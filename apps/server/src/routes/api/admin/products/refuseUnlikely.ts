import type { ChangedProduct } from '../../../../modules/catalogue/edit/changeProduct.ts';
import { priceSuspicions } from '../../../../modules/imports/run/suspicions.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';

/** Refuses prices that look like mistakes, as imports do, until the request says that they are meant. */
export function refuseUnlikely({ before, after }: ChangedProduct, at: Date, isConfirmed = false): void {
  if (isConfirmed) return;
  const doubts = priceSuspicions({ document: before }, { document: after }, at);
  if (doubts.length > 0) throw new HttpError(422, doubts.join(' '), { isConfirmed: doubts });
}
