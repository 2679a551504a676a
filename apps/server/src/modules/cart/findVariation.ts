import { variationWith } from '@teranga/core/domain/variations';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { readProduct } from '../catalogue/readProduct.ts';
import { variationName } from '../catalogue/variationName.ts';

const noSuchText = 'Cette combinaison n’existe pas. Choisissez-en une autre.';

/** Refuses a form where its options are chosen. */
const refuse = (message: string) => fieldError('variationId', message);

/** The variation of a product that has these option values; refuses one that cannot be ordered. */
export async function findVariation(
  tx: Tx,
  productId: string,
  options: Readonly<Record<string, string>>,
  now: Date,
): Promise<string> {
  const product = await readProduct(tx, productId, now);
  if (!product) throw new HttpError(404, 'Cet article n’existe pas ou plus.');
  const found = variationWith(product.variations, options);
  if (!found) {
    const names = product.variations.flatMap((variation) => variation.options.map(({ name }) => name));
    const missing = names.find((name) => options[name] === undefined);
    throw refuse(missing === undefined ? noSuchText : `Choisissez une valeur pour «\u00a0${missing}\u00a0».`);
  }
  if (!found.isEnabled || found.quantity < 1)
    throw refuse(
      `«\u00a0${variationName(found.sku, found.options)}\u00a0» est en rupture. Choisissez une autre option.`,
    );
  return found.sku;
}
