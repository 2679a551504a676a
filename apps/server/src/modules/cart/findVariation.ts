import { variationWith } from '@teranga/core/domain/variations';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readProduct } from '../catalogue/readProduct.ts';

const noSuchText = 'Cette combinaison n’existe pas. Choisissez-en une autre.';

/** The variation of a product that has these option values; refuses a combination that there is not. */
export async function findVariation(
  tx: Tx,
  productId: string,
  options: Readonly<Record<string, string>>,
  now: Date,
): Promise<string> {
  const product = await readProduct(tx, productId, now);
  if (!product) throw new HttpError(404, 'Cet article n’existe pas ou plus.');
  const found = variationWith(product.variations, options);
  if (!found) throw new HttpError(422, noSuchText, { variationId: [noSuchText] });
  return found.sku;
}
