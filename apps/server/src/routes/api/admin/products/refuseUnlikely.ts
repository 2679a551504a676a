import type { ProductDocument } from '../../../../modules/catalogue/versions/productDocument.ts';
import { priceSuspicions } from '../../../../modules/imports/run/suspicions.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';

interface Changed {
  /** Null for a new product. */
  before: ProductDocument | null;
  after: ProductDocument;
}

/**
 * Refuses prices that look like mistakes, as imports do, until the request says that they are
 * meant.
 */
export function refuseUnlikely({ before, after }: Changed, at: Date, isConfirmed = false): void {
  if (isConfirmed) return;
  const doubts = priceSuspicions(before && { document: before }, { document: after }, at);
  if (doubts.length > 0) throw new HttpError(422, doubts.join(' '), { isConfirmed: doubts });
}
