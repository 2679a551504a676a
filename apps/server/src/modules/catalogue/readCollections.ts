import type { CollectionPageWire, CollectionWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { listProducts } from './listProducts.ts';
import { noFilter } from './productFilter.ts';
import { isSlug } from '../../platform/text/slug.ts';

/** Collections that a home's opening shows at most. */
const showcaseSize = 5;
/** Best sellers by which collections are compared. */
const bestSellerCount = 1_000;

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

/** The collections that sell most of the store's best sellers. */
export const bestCollections = (tx: Tx): Promise<CollectionWire[]> =>
  read(
    tx,
    `left join (
       select pc.collection_id, sum(best.sold) as sold
       from (select p.id, p.sold from products p where p.is_published order by (p.quantity > 0) desc, p.sold desc, p.id limit ${bestSellerCount}) best
       join product_collections pc on pc.product_id = best.id group by pc.collection_id) of_best on of_best.collection_id = c.id
     order by coalesce(of_best.sold, 0) desc, c.position, c.name limit ${showcaseSize}`,
  );

/** The collection of a slug, or null. */
export async function readCollection(tx: Tx, slug: string): Promise<CollectionWire | null> {
  if (!isSlug(slug)) return null;
  const [collection] = await read(tx, 'where c.slug = $1', [slug]);
  return collection ?? null;
}

/** One collection with a page of its products, or null. */
export async function readCollectionPage(
  tx: Tx,
  slug: string,
  page: number,
  now: Date,
): Promise<CollectionPageWire | null> {
  const collection = await readCollection(tx, slug);
  return (
    collection && {
      theme: collection,
      products: await listProducts(tx, { ...noFilter, collection: collection.id, page }, now),
    }
  );
}
