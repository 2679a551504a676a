import { unitPrice } from '../pricing/fromPrice.ts';
import type { Xof } from '../money/money.ts';
import { defaultVariation } from '../variations/choice.ts';
import { clampQuantity } from '../variations/quantity.ts';
import type { Variation } from '../variations/variation.ts';
import type { Product } from './product.ts';

/** Below this many units, the shopper is told how many are left. */
export const lowStockLimit = 5;

/** What a shopper has picked on a product's page. */
export interface ProductPick {
  /** Null: nothing yet, the default variation is shown. */
  sku: string | null;
  /** Null: nothing yet, one or what the cart holds. */
  quantity: number | null;
}

/** A product with what is picked of it. */
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

/** What is picked of a product: the variation asked for, or the default one, in a quantity that can be had. */
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

/** Shown when the picked quantity cannot be ordered. */
export const cannotOrder = {
  tone: 'error',
  title: 'Impossible de commander',
  text: 'Veuillez sélectionner une quantité valide pour ce produit',
} as const;

/** Tells whether adding and buying are switched off: no stock of the product, or of the variation, or the variation disabled. */
export function isSoldOut({ product, stock }: Selection): boolean {
  return product.quantity < 1 || stock < 1;
}

/** Tells whether the picked quantity can be ordered. */
export function canOrder(selection: Selection): boolean {
  const { product, quantity, stock } = selection;
  return !isSoldOut(selection) && quantity >= 1 && quantity <= stock && quantity <= product.quantity;
}

/** «En stock», «Plus que 3 en stock», «En rupture» */
export function stockLabel(selection: Selection): string {
  if (isSoldOut(selection)) return 'En rupture';
  return selection.stock < lowStockLimit ? `Plus que ${selection.stock} en stock` : 'En stock';
}
