import type { Tx } from '../../platform/db/database.ts';
import { readStocks, type StockLevel } from '../catalogue/edit/readStock.ts';
import { readDocuments, type ProductDocument } from '../catalogue/versions/productDocument.ts';
import type { ExportedProduct, ExportedVariation } from '../imports/json/jsonSource.ts';
import { pageSize, pagesOf } from './exportTable.ts';

interface KeyRow {
  id: string;
  added_at: Date;
  category: string | null;
}

interface CollectionRow {
  id: string;
  name: string;
  slug: string;
}

const readKeys = `
  select p.id, p.added_at, c.name as category from products p
  left join categories c on c.store_id = p.store_id and c.id = p.category_id
  where p.id collate "C" > $1 and ($2::text[] is null or p.id = any($2)) order by p.id collate "C" limit ${pageSize}`;

/** A product as a JSON export has it: complete, so that an import of it changes nothing. */
export type ProductItem = Required<Omit<ExportedProduct, 'variations'>> & {
  variations: Required<ExportedVariation>[];
};

type UrlOf = (name: string) => string;

const units = (stock: StockLevel | undefined): number | null =>
  stock && !stock.trackStock ? null : (stock?.quantity ?? 0);

function toItem(
  { id, added_at: addedAt, category }: KeyRow,
  document: ProductDocument,
  stock: { own: StockLevel | undefined; variations: ReadonlyMap<string, StockLevel> },
  { urlOf, collections }: { urlOf: UrlOf; collections: ReadonlyMap<string, CollectionRow> },
): ProductItem {
  const { categoryId, collectionIds, gallery, variations, measurement } = document;
  return {
    id,
    sku: document.sku,
    name: document.name,
    description: document.description,
    brand: document.brand,
    category: categoryId === null || category === null ? null : { id: categoryId, name: category },
    tags: document.tags,
    collections: collectionIds.flatMap((each) => collections.get(each) ?? []),
    sellingPrice: document.sellingPrice,
    multiPricing: document.multiPricing,
    stock: units(stock.own),
    isPublished: document.isPublished,
    addedAt: addedAt.toISOString(),
    measurement,
    images: gallery.map(({ name, alt }) => ({ url: urlOf(name), alt })),
    variations: variations.map(({ picture, pictures, ...variation }) => ({
      ...variation,
      stock: units(stock.variations.get(variation.sku)),
      picture: picture === null ? null : urlOf(picture),
      pictures: pictures.map(urlOf),
    })),
  };
}

/** Every product of a store, published or not, by its id; `ids`: of these only. */
export async function* productItems(
  tx: Tx,
  urlOf: UrlOf,
  ids: readonly string[] | null = null,
): AsyncGenerator<ProductItem> {
  const { rows } = await tx.query<CollectionRow>('select id, name, slug from collections');
  const collections = new Map(rows.map((row) => [row.id, row]));
  const read = async (last: ProductItem | null): Promise<ProductItem[]> => {
    const keys = await tx.query<KeyRow>(readKeys, [last?.id ?? '', ids]);
    const pageIds = keys.rows.map(({ id }) => id);
    const [documents, stocks] = [await readDocuments(tx, pageIds), await readStocks(tx, pageIds)];
    return keys.rows.flatMap((key) => {
      const document = documents.get(key.id);
      const stock = stocks.get(key.id) ?? { own: undefined, variations: new Map() };
      return document ? [toItem(key, document, stock, { urlOf, collections })] : [];
    });
  };
  yield* pagesOf(read);
}
