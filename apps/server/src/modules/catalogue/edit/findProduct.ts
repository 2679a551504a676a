import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { isWritable } from '../../../platform/text/cleanText.ts';

/** A product, or one of its variations. */
export interface FoundProduct {
  productId: string;
  /** Empty for a product. */
  sku: string;
}

/** The refusal of a product by itself, which is sold as its variations. */
export const namelessVariation = (skus: Iterable<string>) =>
  new HttpError(422, `Cet article a des déclinaisons : nommez-en une (${[...skus].join(', ')}).`);

/** Products and variations that a word may name, the address of a product before any SKU. */
const candidates = `
  select id as "productId", '' as sku, 0 as rank from products where id = $1
  union all select id, '' , 1 from products where sku = $1 and id <> $1
  union all select product_id, sku, 1 from variations where sku = $1
  order by rank, "productId", sku limit 10`;

/** The product that an operator names by its address or its SKU; 404 for none, 422 for several. */
export async function findProduct(tx: Tx, typed: string): Promise<FoundProduct> {
  const text = typed.trim();
  const { rows } = isWritable(text)
    ? await tx.query<FoundProduct & { rank: number }>(candidates, [text])
    : { rows: [] };
  const [best] = rows;
  if (!best) throw new HttpError(404, `Cette boutique n’a pas d’article « ${text} ».`);
  // A product whose only SKU is also one of its variations' is meant as the variation.
  const rivals = rows.filter(({ rank }) => rank === best.rank);
  const found = rivals.length === 1 ? best : ownVariation(rivals);
  if (found) return { productId: found.productId, sku: found.sku };
  const names = rivals.map(({ productId, sku }) => (sku === '' ? productId : `${productId} (${sku})`));
  throw new HttpError(
    422,
    `Plusieurs articles ont la référence « ${text} » : ${names.join(', ')}. Nommez-le par son adresse.`,
  );
}

function ownVariation<A extends FoundProduct>(rivals: readonly A[]): A | undefined {
  const isOneProduct = rivals.every(({ productId }) => productId === rivals[0]?.productId);
  return isOneProduct ? rivals.find(({ sku }) => sku !== '') : undefined;
}
