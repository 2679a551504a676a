import { formatAmount } from '@teranga/core/domain/money';
import type { Tx } from '../platform/db/database.ts';
import { listGrouping, type GroupingEntry } from '../modules/catalogue/groupings/groupingRows.ts';
import type { groupings, Grouping } from '../modules/catalogue/groupings/grouping.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { facts } from './table.ts';

/** What an operator calls a column; the others are not for them. */
const labels: Readonly<Record<string, string>> = {
  slug: 'Page',
  description: 'Description',
  image: 'Image',
  picture: 'Image',
  is_popular: 'En avant',
  is_available: 'Proposé',
  from_price: 'Prix le plus bas',
  duration: 'Durée',
  documents: 'Documents',
  category_id: 'Famille',
};

const productsOf: Record<keyof typeof groupings, string | null> = {
  collection: `select p.id from products p
    join product_collections c on c.store_id = p.store_id and c.product_id = p.id
    where c.collection_id = $1 order by p.id`,
  category: 'select id from products where category_id = $1 order by id',
  service: null,
};
const mostProducts = 20;

function textOf(column: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return column === 'from_price' ? formatAmount(value) : String(value);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}

/** An entry and the products in it. */
export interface ShownGrouping {
  entry: GroupingEntry;
  /** Their ids; null of what has none. */
  articles: string[] | null;
}

/** Reads one collection, category or service; throws a 404 where there is none. */
export async function readShownGrouping(
  tx: Tx,
  kind: keyof typeof groupings,
  grouping: Grouping,
  id: string,
): Promise<ShownGrouping> {
  const entry = (await listGrouping(tx, grouping)).find((each) => each.id === id);
  if (!entry) throw new HttpError(404, `${grouping.label} « ${id} » n’existe pas.`);
  const query = productsOf[kind];
  if (query === null) return { entry, articles: null };
  const { rows } = await tx.query<{ id: string }>(query, [id]);
  return { entry, articles: rows.map((row) => row.id) };
}

/** An entry as an operator reads it. */
export function shownGrouping({ entry, articles }: ShownGrouping): string {
  const own = Object.entries(labels).filter(([column]) => column in entry);
  return facts([
    ['Identifiant', entry.id],
    ['Nom', entry.name],
    ...own.map(([column, label]) => [label, textOf(column, entry[column])] as const),
    ...(articles
      ? [
          ['Articles', String(articles.length)] as const,
          ...(articles.length > 0
            ? [
                [
                  '',
                  articles.slice(0, mostProducts).join(', ') + (articles.length > mostProducts ? '…' : ''),
                ] as const,
              ]
            : []),
        ]
      : []),
  ]);
}
