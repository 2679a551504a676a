import { maxProductNameLength } from '@teranga/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldError, HttpError } from '../../../platform/http/httpError.ts';
import { isSlug, slugOf } from '../../../platform/text/slug.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { InvalidProductError, type NewProduct } from '../newProduct.ts';
import { upsertProduct } from '../writeProducts.ts';
import { toNewProduct, unknownProduct } from './changeProduct.ts';
import { readDocuments, type ProductDocument } from '../versions/productDocument.ts';
import { lockSkus, refuseTakenSku, takenSku } from './takenSkus.ts';

const mostTries = 1_000;
const slugMessage = 'Une adresse est faite de lettres minuscules, de chiffres et de tirets.';
const nameMessage = 'Ce nom ne fait pas d’adresse : donnez-en une, de lettres et de chiffres.';

const refuseTaken = (id: string) => fieldError('id', `L’adresse « ${id} » est déjà celle d’un article.`, 409);

async function takenAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>('select id from products where id = any($1)', [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** An address that no product has: the one that was given, or one made of the name. */
async function freeId(tx: Tx, { id, name }: { id?: string | undefined; name: string }): Promise<string> {
  if (id !== undefined) {
    if (!isSlug(id)) throw fieldError('id', slugMessage);
    if ((await takenAmong(tx, [id])).size > 0) throw refuseTaken(id);
    return id;
  }
  const base = slugOf(name).slice(0, 90).replace(/-$/, '');
  if (base === '') throw fieldError('name', nameMessage);
  const ids = [base, ...Array.from({ length: mostTries }, (_, index) => `${base}-${index + 2}`)];
  const taken = await takenAmong(tx, ids);
  const free = ids.find((candidate) => !taken.has(candidate));
  if (free === undefined) throw refuseTaken(base);
  return free;
}

const latestVersion = async (tx: Tx, id: string) => {
  const { rows } = await tx.query<{ version: number | null }>(
    'select max(version) as version from product_versions where product_id = $1',
    [id],
  );
  return rows[0]?.version ?? 0;
};

/** Writes a product that is new. Returns its id. */
export async function createProduct(
  tx: Tx,
  actor: Actor,
  { id: wanted, ...product }: Omit<NewProduct, 'id'> & { id?: string | undefined },
  now: Date,
): Promise<string> {
  await lockSkus(tx);
  const id = await freeId(tx, { id: wanted, name: product.name });
  await refuseTakenSku(tx, id, product, null);
  const before = await latestVersion(tx, id);
  const cause = { kind: 'staff', reference: null, note: null, actor } as const;
  await upsertProduct(tx, { ...product, id, addedAt: now }, now, cause).catch((error: unknown) => {
    throw error instanceof InvalidProductError ? new HttpError(422, error.message) : error;
  });
  // An import that made the same product meanwhile has left a version of it.
  if ((await latestVersion(tx, id)) !== before + 1) throw refuseTaken(id);
  await writeAudit(tx, actor, {
    action: 'product.create',
    subject: { kind: 'product', id },
    after: { name: product.name, sellingPrice: product.sellingPrice, isPublished: product.isPublished },
  });
  return id;
}

const suffix = '-copie';
const longestSku = 200;

/**
 * References name products in files: a copy must not be taken for its original, nor for an earlier
 * copy.
 */
const copied = (sku: string, end: string) =>
  sku === '' ? '' : `${sku.slice(0, longestSku - end.length)}${end}`;

async function withFreeSkus(tx: Tx, document: ProductDocument): Promise<ProductDocument> {
  for (let copy = 1; ; copy += 1) {
    const end = copy === 1 ? suffix : `${suffix}-${copy}`;
    const renamed = {
      ...document,
      sku: copied(document.sku, end),
      variations: document.variations.map((variation) => ({
        ...variation,
        sku: copied(variation.sku, end),
      })),
    };
    if (copy === mostTries || (await takenSku(tx, '', renamed)) === null) return renamed;
  }
}

/** Copies a product under another name: off sale, without stock, with references of its own. */
export async function duplicateProduct(
  tx: Tx,
  actor: Actor,
  id: string,
  name: string | null,
  now: Date,
): Promise<string> {
  const document = isSlug(id) ? (await readDocuments(tx, [id])).get(id) : undefined;
  if (!document) throw unknownProduct();
  await lockSkus(tx);
  const copy = {
    ...(await withFreeSkus(tx, document)),
    name: name ?? `${document.name} (copie)`.slice(0, maxProductNameLength),
    isPublished: false,
  };
  const stock = { own: { quantity: 0, trackStock: true }, variations: new Map() };
  const { id: _id, ...product } = toNewProduct(id, copy, stock);
  return createProduct(tx, actor, product, now);
}
