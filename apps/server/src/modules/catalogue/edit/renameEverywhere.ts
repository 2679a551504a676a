import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import type { ProductDocument } from '../versions/productDocument.ts';
import { changeProduct, type ChangeContext } from './changeProduct.ts';

/** What products are named by in free text. */
export type NameKind = 'brand' | 'tag';

const lists = {
  brand: `select brand as name, count(*)::int as count from products where brand is not null group by brand
    order by fold_text(brand), brand`,
  tag: `select tag as name, count(*)::int as count from product_tags group by tag order by fold_text(tag), tag`,
} as const;

const holders = {
  brand: 'select id from products where brand = $1 order by id collate "C" limit $2',
  tag: 'select product_id as id from product_tags where tag = $1 order by product_id collate "C" limit $2',
} as const;

/** A transaction is not to hold so many products for long. */
const mostProducts = 500;

export async function listNames(tx: Tx, kind: NameKind): Promise<{ name: string; count: number }[]> {
  const { rows } = await tx.query<{ name: string; count: number }>(lists[kind]);
  return rows;
}

function renamed(current: ProductDocument, kind: NameKind, name: string, to: string | null): ProductDocument {
  if (kind === 'brand') return { ...current, brand: to };
  const replacement = to === null ? [] : [to];
  const tags = current.tags.flatMap((tag) => (tag === name ? replacement : [tag]));
  return { ...current, tags: [...new Set(tags)] };
}

/**
 * Renames a brand or a tag of products, or with null takes it away; those that have it get a
 * version. Returns how many there were, at most 500: call it until there are none.
 */
export async function renameSome(
  tx: Tx,
  kind: NameKind,
  { name, to }: { name: string; to: string | null },
  context: ChangeContext,
): Promise<number> {
  const target = to === null ? null : cleanLine(to);
  if (target === '') throw new HttpError(422, 'Donnez le nouveau nom.', { to: ['Donnez le nouveau nom.'] });
  if (target === name) return 0;
  const { rows } = await tx.query<{ id: string }>(holders[kind], [name, mostProducts]);
  for (const { id } of rows)
    await changeProduct(tx, id, 'product.update', context, (current) => renamed(current, kind, name, target));
  return rows.length;
}
