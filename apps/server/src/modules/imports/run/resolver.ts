import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/database.ts';
import { isSlug, slugOf } from '../../../platform/text/slug.ts';
import type { ProductDraft } from '../draft.ts';

const longestBase = 60;
const longestSku = 30;
const hashLength = 8;

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-$/, '');

/** Candidate slugs of a draft, the most readable first; the last one is unique. */
function addressesOf({ name = '', sku = '' }: ProductDraft): string[] {
  const base = cut(slugOf(name) || slugOf(sku) || 'article', longestBase);
  const bySku = cut(`${base}-${slugOf(sku).slice(0, longestSku)}`, longestBase + 1 + longestSku);
  const hash = createHash('sha256').update(sku).digest('hex').slice(0, hashLength);
  return [base, bySku, `${base}-${hash}`];
}

/** The product that a draft means. */
export interface Target {
  draft: ProductDraft;
  id: string;
  isNew: boolean;
  /** The draft names this variation of it. */
  variationSku: string | null;
}

export type Resolved =
  | Target
  | { draft: ProductDraft; error: string }
  | { draft: ProductDraft; skipped: string };

interface FoundRow {
  id: string;
  sku: string;
  is_variation: boolean;
}

const findBySku = `
  select id, sku, false as is_variation from products where sku = any($1) and sku <> ''
  union all select product_id, sku, true from variations where sku = any($1)`;

/** The row of a SKU: a variation before a product that has the same one. */
function variationOf({ variations }: ProductDraft, found: readonly FoundRow[]): FoundRow | null | 'several' {
  if (found.length === 0) return null;
  if (new Set(found.map(({ id }) => id)).size > 1) return 'several';
  const wantsProduct = variations !== undefined;
  return found.find((row) => row.is_variation !== wantsProduct) ?? found[0] ?? null;
}

/** Finds the products that drafts mean, and gives new ones their addresses. */
export class Resolver {
  /** Addresses given to new products by this run: a dry run writes none. */
  readonly #given = new Set<string>();

  async resolve(tx: Tx, drafts: readonly ProductDraft[]): Promise<Resolved[]> {
    const skus = drafts.flatMap(({ id, sku }) => (id === undefined && sku ? [sku] : []));
    const found = new Map<string, FoundRow[]>();
    const { rows } = await tx.query<FoundRow>(findBySku, [skus]);
    for (const row of rows) found.set(row.sku, [...(found.get(row.sku) ?? []), row]);
    const candidates = drafts.flatMap((draft) => {
      if (draft.id !== undefined) return [draft.id];
      return found.has(draft.sku ?? '') ? [] : addressesOf(draft);
    });
    const { rows: existingRows } = await tx.query<{ id: string }>(
      'select id from products where id = any($1)',
      [candidates],
    );
    const existing = new Set(existingRows.map(({ id }) => id));
    return drafts.map((draft) => this.#resolve(draft, found.get(draft.sku ?? '') ?? [], existing));
  }

  #resolve(draft: ProductDraft, found: readonly FoundRow[], existing: ReadonlySet<string>): Resolved {
    const { id, onlyIfKnown, sku = '' } = draft;
    if (id !== undefined) {
      if (existing.has(id)) return { draft, id, isNew: false, variationSku: null };
      if (!isSlug(id))
        return {
          draft,
          error: `« ${id} » n’a pas la forme d’une adresse (lettres minuscules, chiffres et tirets).`,
        };
      this.#given.add(id);
      return { draft, id, isNew: true, variationSku: null };
    }
    const product = variationOf(draft, found);
    if (product === 'several')
      return {
        draft,
        error: `plusieurs articles ont la référence « ${sku} » : donnez-leur d’abord des références différentes.`,
      };
    if (product)
      return {
        draft,
        id: product.id,
        isNew: false,
        variationSku: product.is_variation && !draft.variations ? sku : null,
      };
    if (onlyIfKnown !== undefined) return { draft, skipped: onlyIfKnown };
    const addresses = addressesOf(draft);
    const free = addresses.find((address) => !existing.has(address) && !this.#given.has(address));
    const address = free ?? addresses.at(-1) ?? '';
    this.#given.add(address);
    return { draft, id: address, isNew: true, variationSku: null };
  }
}
