import { createHash } from 'node:crypto';
import { slugOf } from '../catalogue/slug.ts';
import type { Tx } from '../db/database.ts';
import type { ProductDraft } from './draft.ts';

const longestBase = 60;
const longestSku = 30;
const hashLength = 8;

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-$/, '');

/** Addresses a draft may have, the most readable first; the last one is its own whatever happens. */
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
 * The address of each draft: the one its file gives, or that of the product of the store with the same article number, or a new one
 * made of its name. `known` counts those that the store has already. The transaction sees what earlier batches wrote.
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
