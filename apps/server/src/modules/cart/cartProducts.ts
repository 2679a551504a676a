import type { PriceRuleWire } from '@teranga/contract';
import { toXof, type Xof } from '@teranga/core/domain/money';
import { priceAt, rulesFor } from '@teranga/core/domain/pricing';
import { isWritable } from '../../platform/text/cleanText.ts';
import { toVariation, type VariationRow } from '../catalogue/readProduct.ts';
import { isSlug } from '../../platform/text/slug.ts';
import { validRules } from '../catalogue/storedDocuments.ts';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

/** A sellable unit: a product or one of its variations. */
export interface ProductKey {
  productId: string;
  /** Empty for a product without variations. */
  sku: string;
}

/** A product as it is in the catalogue now. */
export interface CartProduct extends ProductKey {
  name: string;
  category: string | null;
  picture: string | null;
  pictureColor: string | null;
  /** The product's own, before any rule. */
  basePrice: Xof;
  priceRules: PriceRuleWire[];
  variation: VariationRow | null;
  /** A product with variations is not sold as such: one of them must be chosen. */
  needsVariation: boolean;
  /** False for a variation that the shop has switched off. */
  isEnabled: boolean;
  /** Units that can be sold; 0 when it is not enabled. */
  stock: number;
  /** False for a product without a stock limit. */
  isTracked: boolean;
  /** Current unit price. */
  unitPrice: Xof;
}

interface CartProductRow {
  id: string;
  sku: string;
  name: string;
  category: string | null;
  picture: string | null;
  picture_color: string | null;
  base_price: number;
  price_rules: unknown;
  has_variations: boolean;
  quantity: number;
  track_stock: boolean;
  /** All null for a product without the wanted variation. */
  variation: (VariationRow & { track_stock: boolean }) | null;
}

/** Products by key, in the order of their keys: how they are named in SQL and locked. */
export const keyText = ({ productId, sku }: ProductKey): string => `${productId}\n${sku}`;

/** No other key can exist in the catalogue, and not every string is a valid query parameter. */
export const isPossible = ({ productId, sku }: ProductKey) => isSlug(productId) && isWritable(sku);

// One index lookup per key: the planner does not know how many products this store has, and a join
// may read them all.
const productsQuery = statement(`
  select p.id, wanted.sku, p.name, c.name as category, p.picture, p.picture_color, p.base_price, p.price_rules,
    p.has_variations, p.quantity, p.track_stock,
    case when v.sku is not null then jsonb_build_object('sku', v.sku, 'is_enabled', v.is_enabled, 'quantity', v.quantity,
      'track_stock', v.track_stock,
      'base_price', v.base_price, 'price_rules', v.price_rules, 'picture', v.picture, 'pictures', v.pictures,
      'options', v.options) end as variation
  from unnest($1::text[], $2::text[]) as wanted (product_id, sku)
  cross join lateral (select * from products where id = wanted.product_id and is_published limit 1) p
  left join categories c on c.store_id = p.store_id and c.id = p.category_id
  left join variations v on v.store_id = p.store_id and v.product_id = p.id and v.sku = wanted.sku
  where wanted.sku = '' or v.sku is not null`);

function toCartProduct(row: CartProductRow, now: Date): CartProduct {
  const { variation } = row;
  const isEnabled = variation?.is_enabled ?? true;
  const priceRules = validRules(row.price_rules);
  const rules = rulesFor(
    { multiPricing: priceRules },
    variation && { multiPricing: validRules(variation.price_rules) },
    now.getTime(),
  );
  return {
    productId: row.id,
    sku: row.sku,
    name: row.name,
    category: row.category,
    picture: row.picture,
    pictureColor: row.picture_color,
    basePrice: toXof(row.base_price),
    priceRules,
    variation,
    needsVariation: row.has_variations && variation === null,
    isEnabled,
    stock: isEnabled ? (variation?.quantity ?? row.quantity) : 0,
    isTracked: variation?.track_stock ?? row.track_stock,
    unitPrice: priceAt(toXof(variation?.base_price ?? row.base_price), rules, now.getTime()),
  };
}

/** The products of some keys that this store's catalogue has, by `keyText`. */
export async function readCartProducts(
  tx: Tx,
  keys: readonly ProductKey[],
  now: Date,
): Promise<Map<string, CartProduct>> {
  const possible = keys.filter(isPossible);
  if (possible.length === 0) return new Map();
  const { rows } = await tx.query<CartProductRow>(productsQuery, [
    possible.map(({ productId }) => productId),
    possible.map(({ sku }) => sku),
  ]);
  const products = rows.map((row) => toCartProduct(row, now));
  return new Map(products.map((product) => [keyText(product), product]));
}

/** A product's variation as the wire carries it. */
export const variationOf = ({ variation }: CartProduct) => variation && toVariation(variation);
