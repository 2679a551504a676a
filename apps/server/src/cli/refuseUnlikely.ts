import type { ChangedProduct } from '../modules/catalogue/edit/changeProduct.ts';
import { priceSuspicions } from '../modules/imports/run/suspicions.ts';
import { OperatorError } from './operatorError.ts';

/** Refuses prices that look like mistakes, until the operator confirms them. */
export function refuseUnlikely({ before, after }: ChangedProduct, now: Date): void {
  const doubts = priceSuspicions({ document: before }, { document: after }, now);
  if (doubts.length > 0) throw new OperatorError(`${doubts.join('\n')}\nPour le confirmer : --force.`);
}
