import { unitPrice } from '../../domain/pricing/index.ts';
import type { Xof } from '../../domain/money/index.ts';
import { clampQuantity, defaultVariation, type Variation } from '../../domain/variations/index.ts';
import type { Product } from '../../domain/product/index.ts';

/** Below this many units, the number left is shown. */
export const lowStockLimit = 5;

/** The shopper's selection on a product page. */
export interface ProductPick {
  /** Null: nothing picked yet; the default variation is shown. */
  sku: string | null;
  /** Null: nothing picked yet; shows 1 or the quantity in the cart. */
  quantity: number | null;
}

/** A product with the resolved selection. */
export interface Selection {
  product: Product;
  variation: Variation | null;
  /** Units that can be bought. */
  stock: number;
  quantity: number;
  basePrice: Xof;
  price: Xof;
}

function stockOf(product: Product, variation: Variation | null): number {
  if (variation === null) return product.quantity;
  return variation.isEnabled ? variation.quantity : 0;
}

const one = () => 1;

/** Resolves the selection: the requested or the default variation, in an available quantity. */
export function toSelection(
  product: Product,
  pick: ProductPick,
  now: number,
  firstQuantity: (variation: Variation | null) => number = one,
): Selection {
  const { variations } = product;
  const variation =
    variations.find(({ sku }) => sku === pick.sku) ??
    defaultVariation(variations, (each) => unitPrice(product, each, now));
  const stock = stockOf(product, variation);
  return {
    product,
    variation,
    stock,
    quantity: clampQuantity(pick.quantity ?? firstQuantity(variation), stock),
    basePrice: (variation ?? product).sellingPrice,
    price: unitPrice(product, variation, now),
  };
}

/** Shown for a product that is no longer sold. */
export const offSaleText = 'Cet article n’est plus en vente.';

/** Shown when the picked quantity cannot be ordered. */
export const cannotOrder = {
  tone: 'error',
  title: 'Impossible de commander',
  text: 'Veuillez sélectionner une quantité valide pour ce produit',
} as const;

/**
 * True when adding and buying are disabled: no stock of the product or the variation, or the
 * variation is disabled.
 */
export function isSoldOut({ product, stock }: Selection): boolean {
  return product.quantity < 1 || stock < 1;
}

/** Whether some variation of a product can be ordered. */
export function hasStock(product: Product): boolean {
  return product.quantity > 0 && product.variations.some((each) => stockOf(product, each) > 0);
}

/** Whether the picked quantity can be ordered. */
export function canOrder(selection: Selection): boolean {
  const { product, quantity, stock } = selection;
  return !isSoldOut(selection) && quantity >= 1 && quantity <= stock && quantity <= product.quantity;
}

/** «En stock», «Plus que 3 en stock», «En rupture» */
export function stockLabel(selection: Selection): string {
  if (isSoldOut(selection)) return 'En rupture';
  return selection.stock < lowStockLimit ? `Plus que ${selection.stock} en stock` : 'En stock';
}
