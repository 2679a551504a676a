import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { ProductDocument } from '../versions/productDocument.ts';
import { listProductVersions } from '../versions/productVersions.ts';
import { changeProduct, type ChangeContext, type ChangedProduct } from './changeProduct.ts';

/** The fields to change; the others stay as they are. */
export type ProductPatch = Partial<ProductDocument>;

/**
 * Changes fields of a product; `variations` replaces all of them, and those that stay keep their
 * stock.
 */
export const editProduct = (
  tx: Tx,
  id: string,
  patch: ProductPatch,
  context: ChangeContext,
): Promise<ChangedProduct> =>
  changeProduct(tx, id, 'product.update', context, (current) => ({ ...current, ...patch }));

/** Puts a product on sale. */
export const publishProduct = (tx: Tx, id: string, context: ChangeContext): Promise<ChangedProduct> =>
  changeProduct(tx, id, 'product.publish', context, (current) => ({ ...current, isPublished: true }));

/** Takes a product off sale: it leaves lists, searches and carts, and cannot be ordered. */
export const unpublishProduct = (tx: Tx, id: string, context: ChangeContext): Promise<ChangedProduct> =>
  changeProduct(tx, id, 'product.unpublish', context, (current) => ({ ...current, isPublished: false }));

/** An earlier version of a product, without a category or collections that were deleted since. */
export async function withExistingGroupings(tx: Tx, document: ProductDocument): Promise<ProductDocument> {
  const { categoryId, collectionIds } = document;
  if (categoryId === null && collectionIds.length === 0) return document;
  const categories = await tx.query('select from categories where id = $1', [categoryId]);
  const collections = await tx.query<{ id: string }>('select id from collections where id = any($1)', [
    collectionIds,
  ]);
  const existingIds = new Set(collections.rows.map(({ id }) => id));
  return {
    ...document,
    categoryId: categories.rowCount > 0 ? categoryId : null,
    collectionIds: collectionIds.filter((id) => existingIds.has(id)),
  };
}

/**
 * Restores a version of a product as a new version. The stock stays as it is; a category or
 * collection that was deleted since is left out.
 */
export function restoreProductVersion(
  tx: Tx,
  id: string,
  wanted: number,
  context: ChangeContext,
): Promise<ChangedProduct> {
  return changeProduct(tx, id, 'product.restore', context, async () => {
    const versions = await listProductVersions(tx, id);
    const found = versions.find(({ version }) => version === wanted);
    if (!found) throw new HttpError(404, `Cet article n’a pas de version ${wanted}.`);
    return withExistingGroupings(tx, found.document);
  });
}
