import type { Tx } from '../../../platform/db/database.ts';
import type { ProductState } from '../apply/productState.ts';
import type { Outcome } from './planBatch.ts';

/** A reference of a file that another product has. */
interface TakenReference {
  line: number;
  reason: string;
}

const referencesOf = ({ document: { sku, variations } }: ProductState): string[] =>
  [sku, ...variations.map((variation) => variation.sku)].filter((each) => each !== '');

/**
 * References that the file gives to a product: not those that it had, or that are made of its
 * options.
 */
function newReferences({ before, after, drafts }: Outcome): string[] {
  const derived = drafts.flatMap(({ variations = [] }) =>
    variations.filter(({ isSkuDerived }) => isSkuDerived).map(({ sku }) => sku),
  );
  const others = new Set([...(before ? referencesOf(before) : []), ...derived]);
  return [...new Set(referencesOf(after))].filter((each) => !others.has(each));
}

const findHolders = `
  with given as (select sku, id from jsonb_to_recordset($1::jsonb) as row (sku text, id text))
  select g.sku, p.name from given g join products p on p.sku = g.sku and p.id <> g.id
  union all
  select g.sku, p.name from given g join variations v on v.sku = g.sku and v.product_id <> g.id
  join products p on p.store_id = v.store_id and p.id = v.product_id`;

/** Whether the file names the product by an address: the references of rows without one differ. */
const isNamed = ({ drafts }: Outcome): boolean =>
  drafts.some(({ id, variations }) => id !== undefined || variations !== undefined);

/**
 * Finds references that would be those of two products: files and commands name products by them.
 */
export class TakenReferences {
  /**
   * New references of this run: a comparison writes none. Without their products, as there may be
   * many.
   */
  readonly #given = new Set<string>();

  async find(tx: Tx, outcomes: readonly Outcome[]): Promise<TakenReference[]> {
    const references = outcomes
      .filter(({ hasErrors }) => !hasErrors)
      .flatMap((outcome) =>
        newReferences(outcome).map((sku) => ({
          sku,
          id: outcome.id,
          line: outcome.line,
          isTwice: isNamed(outcome) && this.#isTwice(sku),
        })),
      );
    const { rows } = await tx.query<{ sku: string; name: string }>(findHolders, [JSON.stringify(references)]);
    const holders = new Map(rows.map(({ sku, name }) => [sku, name]));
    return references.flatMap(({ sku, line, isTwice }) => {
      const holder = holders.get(sku);
      const whose = holder === undefined ? 'd’un autre article du fichier' : `de l’article « ${holder} »`;
      return holder === undefined && !isTwice
        ? []
        : [{ line, reason: `la référence « ${sku} » est déjà celle ${whose}.` }];
    });
  }

  #isTwice(sku: string): boolean {
    const isKnown = this.#given.has(sku);
    this.#given.add(sku);
    return isKnown;
  }
}
