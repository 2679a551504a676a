import type { Tx } from '../../../platform/db/database.ts';
import type { NewProduct, NewVariation } from '../newProduct.ts';
import { validImages, validMeasurement, validOptions, validRules, validTexts } from '../storedDocuments.ts';

export type VariationDocument = Omit<NewVariation, 'quantity' | 'trackStock'>;

/**
 * A product as an operator edits it and a version keeps it: without its stock, which has its
 * ledger.
 */
export type ProductDocument = Required<
  Omit<NewProduct, 'id' | 'quantity' | 'trackStock' | 'sold' | 'addedAt' | 'variations'>
> & { variations: VariationDocument[] };

interface VariationRow {
  sku: string;
  is_enabled: boolean;
  base_price: number;
  price_rules: unknown;
  picture: string | null;
  pictures: unknown;
  options: unknown;
}

interface DocumentRow {
  id: string;
  sku: string;
  name: string;
  description: string;
  brand: string | null;
  category_id: string | null;
  base_price: number;
  price_rules: unknown;
  gallery: unknown;
  picture_color: string | null;
  measurement: unknown;
  is_published: boolean;
  tags: string[];
  collection_ids: string[];
  variations: VariationRow[];
}

const readRows = `
  select p.id, p.sku, p.name, p.description, p.brand, p.category_id, p.base_price, p.price_rules, p.gallery,
    p.picture_color, p.measurement, p.is_published,
    array(select tag from product_tags t where t.store_id = p.store_id and t.product_id = p.id order by position) as tags,
    array(select collection_id from product_collections c where c.store_id = p.store_id and c.product_id = p.id
      order by collection_id collate "C") as collection_ids,
    array(select jsonb_build_object('sku', v.sku, 'is_enabled', v.is_enabled, 'base_price', v.base_price,
        'price_rules', v.price_rules, 'picture', v.picture, 'pictures', v.pictures, 'options', v.options)
      from variations v where p.has_variations and v.store_id = p.store_id and v.product_id = p.id
      order by v.position, v.sku) as variations
  from products p where p.id = any($1)`;

const toVariation = (row: VariationRow): VariationDocument => ({
  sku: row.sku,
  isEnabled: row.is_enabled,
  sellingPrice: row.base_price,
  multiPricing: validRules(row.price_rules),
  picture: row.picture,
  pictures: validTexts(row.pictures),
  options: validOptions(row.options),
});

const toDocument = (row: DocumentRow): ProductDocument => ({
  sku: row.sku,
  name: row.name,
  description: row.description,
  brand: row.brand,
  categoryId: row.category_id,
  tags: row.tags,
  collectionIds: row.collection_ids,
  sellingPrice: row.base_price,
  multiPricing: validRules(row.price_rules),
  gallery: validImages(row.gallery),
  pictureColor: row.picture_color,
  measurement: validMeasurement(row.measurement),
  isPublished: row.is_published,
  variations: row.variations.map(toVariation),
});

/** The documents of some of the store's products, by id. */
export async function readDocuments(tx: Tx, ids: readonly string[]): Promise<Map<string, ProductDocument>> {
  const { rows } = await tx.query<DocumentRow>(readRows, [ids]);
  return new Map(rows.map((row) => [row.id, toDocument(row)]));
}
