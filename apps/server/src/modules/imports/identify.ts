import { createHash } from 'node:crypto';
import { slugOf } from '../../platform/text/slug.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ProductDraft } from './draft.ts';

const longestBase = 60;
const longestSku = 30;
const hashLength = 8;

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-$/, '');

/** Candidate slugs of a draft, the most readable first; the last one is unique. */
function addressesOf({ name, sku }: ProductDraft): string[] {
  const base = cut(slugOf(name) || slugOf(sku) || 'article', longestBase);
  const bySku = cut(`${base}-${slugOf(sku).slice(0, longestSku)}`, longestBase + 1 + longestSku);
  const hash = createHash('sha256').update(sku).digest('hex').slice(0, hashLength);
  return [base, bySku, `${base}-${hash}`];
}

async function idsBySku(tx: Tx, skus: string[]): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ id: string; sku: string }>(
    'select id, sku from products where sku = any($1) order by id desc',
    [skus],
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

async function existingAmong(tx: Tx, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>('select id from products where id = any($1)', [ids]);
  return new Set(rows.map(({ id }) => id));
}

function takeFree(addresses: string[], taken: Set<string>): string {
  const id = addresses.find((address) => !taken.has(address)) ?? addresses.at(-1) ?? '';
  taken.add(id);
  return id;
}

/**
 * The slug of each draft: the file's own, that of the store's product with the same SKU, or one
 * derived from its name. `known` counts existing products. The transaction must see earlier
 * batches.
 */
export async function identify(
  tx: Tx,
  drafts: readonly ProductDraft[],
): Promise<{ ids: string[]; known: number }> {
  const unnamed = drafts.filter(({ id }) => id === null);
  const bySku = await idsBySku(
    tx,
    unnamed.map(({ sku }) => sku),
  );
  const fresh = unnamed.filter(({ sku }) => !bySku.has(sku));
  const given = drafts.flatMap(({ id }) => id ?? []);
  const taken = await existingAmong(tx, [...given, ...fresh.flatMap(addressesOf)]);
  const known = given.filter((id) => taken.has(id)).length + unnamed.length - fresh.length;
  const ids = drafts.map((draft) => draft.id ?? bySku.get(draft.sku) ?? takeFree(addressesOf(draft), taken));
  return { ids, known };
}
