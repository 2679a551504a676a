import type { ProductBulkWire } from '@teranga/contract/admin';
import type { Tx } from '../../../platform/db/database.ts';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import type { ProductDocument } from '../versions/productDocument.ts';
import { changeProduct, type ChangeContext, type ChangedProduct } from './changeProduct.ts';
import { removeProduct } from './removeProduct.ts';
import { publishProduct, unpublishProduct } from './editProduct.ts';

const withItem = (items: readonly string[], item: string) =>
  items.includes(item) ? [...items] : [...items, item];
const without = (items: readonly string[], item: string) => items.filter((each) => each !== item);

type Change = Exclude<ProductBulkWire['change'], { isDeleted: true } | { isPublished: boolean }>;

function revised(current: ProductDocument, change: Change): ProductDocument {
  const { tags, collectionIds } = current;
  if ('categoryId' in change) return { ...current, categoryId: change.categoryId };
  if ('addCollection' in change)
    return { ...current, collectionIds: withItem(collectionIds, change.addCollection) };
  if ('removeCollection' in change)
    return { ...current, collectionIds: without(collectionIds, change.removeCollection) };
  if ('addTag' in change) return { ...current, tags: withItem(tags, cleanLine(change.addTag)) };
  return { ...current, tags: without(tags, cleanLine(change.removeTag)) };
}

/** Applies to one product a change that staff requested for several. Null: it is removed. */
export async function changeOneOfMany(
  tx: Tx,
  id: string,
  change: ProductBulkWire['change'],
  context: ChangeContext,
): Promise<ChangedProduct | null> {
  if ('isDeleted' in change) {
    await removeProduct(tx, id, context);
    return null;
  }
  if ('isPublished' in change)
    return (change.isPublished ? publishProduct : unpublishProduct)(tx, id, context);
  return changeProduct(tx, id, 'product.update', context, (current) => revised(current, change));
}
