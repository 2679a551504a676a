import type { Tx } from '../../platform/db/database.ts';

/** A table whose rows belong to stores. */
export interface StoredTable {
  name: string;
  /** `store_id`, or the `id` of the stores themselves. */
  storeColumn: string;
  columns: { name: string; type: string; isIdentity: boolean }[];
}

/**
 * Remade by triggers, from the catalogue that they are about; and files that wait to be
 * imported.
 */
const derivedTables = [
  'catalogue_words',
  'facet_bits',
  'stale_chunks',
  'search_bits',
  'import_files',
  'customer_cards',
];
/** Given by a trigger to each product that is inserted. */
const derivedColumns = ['products.number'];

const readTables = `
  select c.relname as name, case c.relname when 'stores' then 'id' else 'store_id' end as "storeColumn",
    json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod),
      'isIdentity', a.attidentity <> '') order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
    and c.relname <> all($1) and c.relname || '.' || a.attname <> all($2)
    and (c.relname = 'stores' or exists (select from pg_attribute where attrelid = c.oid and attname = 'store_id'))
  group by c.relname order by c.relname`;

interface Reference {
  from: string;
  to: string;
}
const readReferences = `
  select distinct f.relname as from, t.relname as to
  from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
  where contype = 'f' and conrelid <> confrelid`;

/** In an order in which a table comes after those that it refers to. */
function inOrder(tables: readonly StoredTable[], references: readonly Reference[]): StoredTable[] {
  const ordered: StoredTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && names.has(to)),
    );
    if (ready.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}.`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The tables of a store's data, each after those that it refers to. */
export async function readStoredTables(tx: Tx): Promise<StoredTable[]> {
  const { rows } = await tx.query<StoredTable>(readTables, [derivedTables, derivedColumns]);
  const { rows: references } = await tx.query<Reference>(readReferences);
  return inOrder(rows, references);
}
