import type { ProductBulkWire } from '@teranga/contract/admin';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { cleanWord } from '../../../platform/text/cleanText.ts';
import type { ProductDocument } from '../versions/productDocument.ts';
import { changeProduct, type ChangeContext, type ChangedProduct } from './changeProduct.ts';
import { removeProduct } from './removeProduct.ts';
import { publishProduct, unpublishProduct } from './editProduct.ts';

const withItem = (items: readonly string[], item: string) =>
  items.includes(item) ? [...items] : [...items, item];
const without = (items: readonly string[], item: string) => items.filter((each) => each !== item);

const emptyTag = 'Une étiquette a au moins un signe.';

function tagOf(typed: string): string {
  const tag = cleanWord(typed);
  if (tag === '') throw new HttpError(422, emptyTag, { 'change.addTag': [emptyTag] });
  return tag;
}

type Change = Exclude<ProductBulkWire['change'], { isDeleted: true } | { isPublished: boolean }>;

function revised(current: ProductDocument, change: Change): ProductDocument {
  const { tags, collectionIds } = current;
  if ('categoryId' in change) return { ...current, categoryId: change.categoryId };
  if ('addCollection' in change)
    return { ...current, collectionIds: withItem(collectionIds, change.addCollection) };
  if ('removeCollection' in change)
    return { ...current, collectionIds: without(collectionIds, change.removeCollection) };
  if ('addTag' in change) return { ...current, tags: withItem(tags, tagOf(change.addTag)) };
  return { ...current, tags: without(tags, cleanWord(change.removeTag)) };
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
