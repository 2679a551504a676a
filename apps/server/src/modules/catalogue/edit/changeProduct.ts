import type { AuditAction } from '@teranga/contract/admin';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { cleanWord } from '../../../platform/text/cleanText.ts';
import { isSlug } from '../../../platform/text/slug.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { InvalidProductError, type NewProduct } from '../newProduct.ts';
import { changedFields, fieldLabels, pickFields } from '../versions/documentChanges.ts';
import { readDocuments, type ProductDocument } from '../versions/productDocument.ts';
import { listProductVersions, lockVersioned } from '../versions/productVersions.ts';
import { upsertProduct } from '../writeProducts.ts';
import { shownMoment } from '../../../platform/text/dateFormats.ts';
import { refuseTakenSku } from './takenSkus.ts';
import { readStock, type ProductStock } from './readStock.ts';

/** Who changes a product, and of what they know. */
export interface ChangeContext {
  actor: Actor;
  /** The version that the operator saw; null accepts any. */
  version: number | null;
  reason: string | null;
  now: Date;
  /**
   * What variations that are new begin with, by their references; those that it does not name have
   * none.
   */
  openingStock?: ReadonlyMap<string, number>;
}

export interface ChangedProduct {
  id: string;
  version: number;
  before: ProductDocument;
  after: ProductDocument;
}

export const unknownProduct = () => new HttpError(404, 'Cet article n’existe pas.');

/** A product from its document; a variation that is new begins without stock. */
export function toNewProduct(id: string, document: ProductDocument, stock: ProductStock): NewProduct {
  const noStock = { quantity: 0, trackStock: true };
  const variations = document.variations.map((variation) => ({
    ...variation,
    ...(stock.variations.get(cleanWord(variation.sku)) ?? noStock),
  }));
  return { ...document, ...stock.own, id, variations };
}

/** The stock of a product with that of its new variations; 422 for a variation that has its own. */
function withOpeningStock(stock: ProductStock, opening: ReadonlyMap<string, number>): ProductStock {
  const variations = new Map(stock.variations);
  for (const [sku, quantity] of opening) {
    if (stock.variations.has(sku))
      throw new HttpError(422, `La déclinaison « ${sku} » a déjà un stock, qui se change à part.`, {
        variations: [`« ${sku} » n’est pas nouvelle.`],
      });
    variations.set(sku, { quantity, trackStock: true });
  }
  return { ...stock, variations };
}

/** The refusal of a change that was made to an older version: what changed since, and by whom. */
async function refuseOlder(tx: Tx, id: string, seen: number, current: ProductDocument): Promise<void> {
  const versions = await listProductVersions(tx, id);
  const [latest] = versions;
  if (!latest || latest.version === seen) return;
  const seenVersion = versions.find(({ version }) => version === seen);
  const names = seenVersion
    ? changedFields(seenVersion.document, current).map((field) => fieldLabels[field])
    : [];
  const what = names.length > 0 ? ` Ce qui a changé : ${names.join(', ')}.` : '';
  throw new HttpError(
    409,
    `${latest.actor.name} a changé cet article ${shownMoment(latest.createdAt)} (version ${latest.version}, et non ${seen}).${what} Relisez-le avant de le changer.`,
  );
}

/**
 * Locks a product and returns it, after checking the version that the operator saw; 404 or 409
 * otherwise.
 */
export async function lockForChange(tx: Tx, id: string, version: number | null): Promise<ProductDocument> {
  if (!isSlug(id) || (await lockVersioned(tx, [id])).length === 0) throw unknownProduct();
  const before = (await readDocuments(tx, [id])).get(id);
  if (!before) throw unknownProduct();
  if (version !== null) await refuseOlder(tx, id, version, before);
  return before;
}

/**
 * Changes a product in the transaction that locks it: checks the version that the operator saw,
 * saves a new one, and writes the audit log. 404, 409 or 422 with a sentence otherwise.
 */
export async function changeProduct(
  tx: Tx,
  id: string,
  action: AuditAction,
  context: ChangeContext,
  revise: (current: ProductDocument) => ProductDocument | Promise<ProductDocument>,
): Promise<ChangedProduct> {
  const { actor, version, reason, now, openingStock = new Map() } = context;
  const before = await lockForChange(tx, id, version);
  const stock = withOpeningStock(await readStock(tx, id), openingStock);
  const product = toNewProduct(id, await revise(before), stock);
  await refuseTakenSku(tx, id, product, before);
  const cause = { kind: 'staff', reference: null, note: reason, actor } as const;
  await upsertProduct(tx, product, now, cause).catch((error: unknown) => {
    throw error instanceof InvalidProductError ? new HttpError(422, error.message) : error;
  });
  const after = (await readDocuments(tx, [id])).get(id) ?? before;
  const fields = changedFields(before, after);
  if (fields.length > 0)
    await writeAudit(tx, actor, {
      action,
      subject: { kind: 'product', id },
      before: pickFields(before, fields),
      after: pickFields(after, fields),
    });
  const [latest] = await listProductVersions(tx, id);
  return { id, version: latest?.version ?? 1, before, after };
}
