import type { PriceRuleWire } from '@teranga/contract';
import {
  type RecordId,
  toColorOrNull,
  toCount,
  toFields,
  toNameOrNull,
  toNumber,
  toRecord,
  toRecordId,
  toRequiredList,
  toTextOrNull,
} from '../../lib/wire/index.ts';
import { sumXof, timesXof, toXof, type Xof } from '../../domain/money/index.ts';
import { possibleRules, toPriceRules } from '../../domain/pricing/index.ts';
import { namelessProduct } from '../../domain/product/index.ts';
import { toVariation, type Variation } from '../../domain/variations/index.ts';

/** One product of the cart. */
export interface CartLine {
  productId: RecordId;
  /** The variation's sku, or null. */
  variationId: string | null;
  quantity: number;
  /** Unit price according to the server. */
  price: Xof;
  /** Unit price when this browser first saw the line; absent until the cart is saved. */
  addedPrice?: Xof;
  /** Unit price without a discount. */
  basePrice: Xof;
  /** The rules that may change the price. */
  rules: PriceRuleWire[];
  name: string;
  category: string | null;
  picture: string | null;
  pictureColor: string | null;
  /** Units in stock; 0 when the variation is switched off. */
  stock: number;
  options: Variation['options'];
}

/** The products a visitor means to order. */
export interface Cart {
  lines: CartLine[];
  /** Names of products that are no longer sold, which `lines` leaves out; absent without any. */
  withdrawn?: string[];
}

/** A cart without lines. */
export const emptyCart: Cart = { lines: [] };

/** A product to add and its position if the cart does not hold it yet; defaults to the end. */
export type AddedLine = CartLine & { position?: number };

/** What names a line: a product, and which of its variations. */
export interface CartLineId {
  productId: string;
  variationId: string | null;
}

/** A text that is the same for the same line. */
export function lineKey({ productId, variationId }: CartLineId): string {
  return JSON.stringify([productId, variationId]);
}

function readCartLine(value: unknown): CartLine | null {
  const fields = toFields(value);
  const productId = toRecordId(fields['productId']) ?? toRecordId(toFields(fields['item']));
  const quantity = toCount(fields['quantity']);
  if (productId === null || quantity < 1) return null;
  const item = toFields(fields['item']);
  const variation = toVariation(fields['variation']);
  const sellingPrice = toXof(toNumber(variation ? variation.sellingPrice : item['sellingPrice']));
  const price = toNumber(fields['price']);
  const inStock = variation && !variation.isEnabled ? 0 : toCount(variation?.quantity ?? item['quantity']);
  return {
    productId,
    variationId: toTextOrNull(fields['variationId']),
    quantity,
    price: Number.isFinite(price) ? toXof(price) : sellingPrice,
    basePrice: sellingPrice,
    rules: possibleRules({ multiPricing: toPriceRules(item['multiPricing']) }, variation),
    name: toTextOrNull(item['name']) ?? namelessProduct,
    category: toNameOrNull(item['category']),
    picture: variation?.picture ?? toNameOrNull(item['picture']),
    pictureColor: toColorOrNull(item['pictureColor']),
    stock: inStock,
    options: variation?.options ?? [],
  };
}

/** The cart in a response; null when the response holds none. */
export function toCart(body: unknown): Cart | null {
  const items = Array.isArray(body) ? body : toRecord(body)['items'];
  const lines = toRequiredList(items, readCartLine);
  const withdrawn = toRequiredList(toFields(body)['withdrawn'], toNameOrNull) ?? [];
  return lines && { lines, ...(withdrawn.length > 0 && { withdrawn }) };
}

/** Line total in FCFA. */
export function lineTotal(line: Pick<CartLine, 'price' | 'quantity'>): Xof {
  return timesXof(line.price, line.quantity);
}

/** Total of all lines, without delivery. */
export function subtotal(cart: Cart): Xof {
  return sumXof(cart.lines.map(lineTotal));
}

/** How many units the cart holds. */
export function unitCount(cart: Cart): number {
  return cart.lines.reduce((count, line) => count + line.quantity, 0);
}

/** The cart with a line's quantity set; without the line when it is 0. */
export function withQuantity(cart: Cart, id: CartLineId, quantity: number): Cart {
  const key = lineKey(id);
  return {
    ...cart,
    lines: cart.lines.flatMap((line) => {
      if (lineKey(line) !== key) return [line];
      return quantity < 1 ? [] : [{ ...line, quantity }];
    }),
  };
}

/** The cart with units of a product added: to its line, or as a new one at its position. */
export function withAdded(cart: Cart, added: AddedLine): Cart {
  const { lines } = cart;
  const existing = lines.find((line) => lineKey(line) === lineKey(added));
  if (existing) return withQuantity(cart, added, existing.quantity + added.quantity);
  const { position = lines.length } = added;
  return { ...cart, lines: [...lines.slice(0, position), added, ...lines.slice(position)] };
}

/** A shopper's change of the cart; a quantity of 0 takes the line out. */
export type CartChange =
  | { kind: 'add'; line: AddedLine }
  | { kind: 'set'; line: CartLineId; quantity: number };

/** The cart as it will be if the server agrees to a change. */
export const applyChange = (cart: Cart, change: CartChange): Cart =>
  change.kind === 'add' ? withAdded(cart, change.line) : withQuantity(cart, change.line, change.quantity);

/** Title shown for an unavailable quantity. */
export const shortStockTitle = 'Quantité non disponible';

/** Title and text of the warning for a line that exceeds the stock; null when it does not. */
export function stockWarning(
  line: Pick<CartLine, 'quantity' | 'stock'>,
): { title: string; text: string } | null {
  if (line.quantity <= line.stock) return null;
  if (line.stock < 1) return { title: 'En rupture', text: 'Cet article n’est plus disponible.' };
  return { title: shortStockTitle, text: `Seulement ${line.stock} article(s) disponible(s)` };
}
