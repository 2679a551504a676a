import type { CartLineWire, CartWire } from '@teranga/contract';
import { sumXof, timesXof } from '@teranga/core/domain/money';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { keyText, readCartProducts, variationOf } from './cartProducts.ts';
import type { Line } from './cartRules.ts';

const emptyCart: CartWire = { items: [], subtotal: 0 };

interface CartLineRow {
  product_id: string;
  variation_sku: string;
  quantity: number;
}

const cartLines = statement(
  `select product_id, variation_sku, quantity from cart_lines where visitor = $1
   order by added_at, product_id, variation_sku`,
);

/**
 * The sellable lines of a visitor's cart, oldest first. Products that left the catalogue are
 * omitted.
 */
export async function readCartLines(tx: Tx, visitor: string, now: Date): Promise<Line[]> {
  const { rows } = await tx.query<CartLineRow>(cartLines, [visitor]);
  const savedLines = rows.map((row) => ({
    productId: row.product_id,
    sku: row.variation_sku,
    quantity: row.quantity,
  }));
  const products = await readCartProducts(tx, savedLines, now);
  return savedLines.flatMap((line) => {
    const product = products.get(keyText(line));
    return product && !product.needsVariation ? [{ product, quantity: line.quantity }] : [];
  });
}

function toCartLineWire({ product, quantity }: Line): CartLineWire {
  return {
    productId: product.productId,
    variationId: product.sku === '' ? null : product.sku,
    quantity,
    price: product.unitPrice,
    variation: variationOf(product),
    item: {
      name: product.name,
      category: product.category,
      picture: product.picture,
      ...(product.pictureColor === null ? {} : { pictureColor: product.pictureColor }),
      quantity: product.stock,
      sellingPrice: product.basePrice,
      multiPricing: product.priceRules,
    },
  };
}

const toCart = (lines: readonly Line[], withdrawn: readonly string[]): CartWire => ({
  items: lines.map(toCartLineWire),
  subtotal: sumXof(lines.map(({ product, quantity }) => timesXof(product.unitPrice, quantity))),
  ...(withdrawn.length > 0 && { withdrawn: [...withdrawn] }),
});

/** Of a line `c` and its product `p`. */
const isWithdrawn = `(not p.is_published or (c.variation_sku <> '' and not exists (
  select from variations v where v.product_id = c.product_id and v.sku = c.variation_sku)))`;
const withdrawnNames = statement(
  `select distinct p.name from cart_lines c join products p on p.id = c.product_id
   where c.visitor = $1 and ${isWithdrawn} order by p.name`,
);
const deletedWithdrawn = statement(
  `delete from cart_lines c using products p where p.id = c.product_id and c.visitor = $1 and ${isWithdrawn}`,
);

/**
 * Names of the products of a visitor's cart that are no longer sold: `readCartLines` leaves them
 * out.
 */
export async function readWithdrawn(tx: Tx, visitor: string | null): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(withdrawnNames, [visitor]);
  return rows.map(({ name }) => name);
}

/**
 * Takes the products that are no longer sold out of a cart that is ordered: the shopper knows of
 * them.
 */
export async function removeWithdrawn(tx: Tx, visitor: string): Promise<void> {
  await tx.query(deletedWithdrawn, [visitor]);
}

/** A visitor's cart, of which the lines are known. */
export const cartOfLines = async (tx: Tx, visitor: string, lines: readonly Line[]): Promise<CartWire> =>
  toCart(lines, await readWithdrawn(tx, visitor));

/** A visitor's cart; a visitor without a session has an empty one. */
export async function readCart(tx: Tx, visitor: string | null, now: Date): Promise<CartWire> {
  return visitor === null ? emptyCart : cartOfLines(tx, visitor, await readCartLines(tx, visitor, now));
}
