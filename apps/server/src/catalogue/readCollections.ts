import type { CollectionThemeWire, CollectionWire } from '@teranga/contract';
import type { Tx } from '../db/database.ts';
import { listProducts } from './listProducts.ts';
import { noFilter } from './productFilter.ts';
import { isSlug } from './slug.ts';

/** Collections that a home's opening shows at most. */
const showcaseSize = 5;

interface CollectionRow {
  id: string;
  name: string;
  slug: string;
  description: string;
  image: string | null;
}

const columns = 'c.id, c.name, c.slug, c.description, c.image';
const toCollection = (row: CollectionRow): CollectionWire => ({ ...row, title: row.name });

async function read(tx: Tx, rest: string, values: unknown[] = []): Promise<CollectionWire[]> {
  const { rows } = await tx.query<CollectionRow>(`select ${columns} from collections c ${rest}`, values);
  return rows.map(toCollection);
}

/** Every collection, in the store's own order. */
export const listCollections = (tx: Tx): Promise<CollectionWire[]> => read(tx, 'order by c.position, c.name');

/** The store's first collections. */
export const topCollections = (tx: Tx): Promise<CollectionWire[]> =>
  read(tx, `order by c.position, c.name limit ${showcaseSize}`);

/** The collections whose products sell best. */
export const bestCollections = (tx: Tx): Promise<CollectionWire[]> =>
  read(
    tx,
    `left join product_collections pc on pc.store_id = c.store_id and pc.collection_id = c.id
     left join products p on p.store_id = pc.store_id and p.id = pc.product_id
     group by c.store_id, c.id order by coalesce(sum(p.sold), 0) desc, c.position, c.name limit ${showcaseSize}`,
  );

/** One theme with a page of its products, or null. */
export async function readTheme(
  tx: Tx,
  slug: string,
  page: number,
  now: Date,
): Promise<CollectionThemeWire | null> {
  if (!isSlug(slug)) return null;
  const [theme] = await read(tx, 'where c.slug = $1', [slug]);
  if (!theme) return null;
  return { theme, products: await listProducts(tx, { ...noFilter, collection: theme.id, page }, now) };
}
