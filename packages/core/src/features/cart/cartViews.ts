import { variationHref } from '../../domain/product/index.ts';
import { toImage, type ImageSettings } from '../../domain/media/index.ts';
import { formatNumber, type Money } from '../../domain/money/index.ts';
import { toPriceView } from '../../domain/pricing/index.ts';
import { clampQuantity, optionsLabel, quantityChoices } from '../../domain/variations/index.ts';
import type { PostedForm } from '../../lib/posted/index.ts';
import {
  emptyCart,
  lineKey,
  lineTotal,
  stockWarning,
  subtotal,
  unitCount,
  type AddedLine,
  type Cart,
  type CartLine,
} from './cart.ts';
import type { CartBadgeView, CartLineView, QuantityView } from './views.ts';

/** A quantity from 1 to the stock; fixed when nothing is left. */
export function toQuantityView(value: number, stock: number, set: (value: number) => void): QuantityView {
  const isSoldOut = stock < 1;
  const setWithin = (wanted: number) => {
    if (isSoldOut) return;
    const next = clampQuantity(wanted, stock);
    if (next !== value) set(next);
  };
  return {
    value,
    min: 1,
    max: Math.max(1, stock),
    canDecrease: value > 1 && !isSoldOut,
    canIncrease: value < stock,
    // A quantity above the stock drops to the stock at the first press.
    decrease: () => setWithin(Math.min(value - 1, stock)),
    increase: () => setWithin(value + 1),
    set: setWithin,
    choices: isSoldOut ? [value] : quantityChoices(stock, value),
  };
}

/** «3 articles» */
export function productCount(count: number): string {
  return `${formatNumber(count)} ${count < 2 ? 'article' : 'articles'}`;
}

/** Callbacks of a cart line. */
export interface LineActions {
  set: (line: CartLine, quantity: number) => void;
  /** Includes the line's position, so that it can be restored there. */
  remove: (line: AddedLine) => void;
}

/** How a line's price moved since the line was added; null while it is the same. */
function priceNote({ price, addedPrice }: CartLine, money: Money): CartLineView['priceNote'] {
  if (addedPrice === undefined || addedPrice === price) return null;
  const sums = `de ${money.format(addedPrice)} à ${money.format(price)}`;
  return price > addedPrice
    ? { tone: 'dearer', text: `Le prix a augmenté depuis votre ajout\u00a0: ${sums}.` }
    : { tone: 'cheaper', text: `Le prix a baissé depuis votre ajout\u00a0: ${sums}.` };
}

/** View model of a cart line. */
export function toCartLineView(
  line: AddedLine,
  money: Money,
  settings: ImageSettings,
  actions: LineActions,
  refused: PostedForm | null = null,
): CartLineView {
  const { productId, variationId } = line;
  const isRefused =
    refused?.values['productId'] === productId &&
    (refused.values['variationId'] ?? '') === (variationId ?? '');
  return {
    key: lineKey(line),
    name: line.name,
    href: variationHref(line.productId, line.variationId),
    image: toImage(line.picture, line.name, settings, line.pictureColor),
    optionsLabel: optionsLabel(line.options),
    unitPrice: toPriceView(line.basePrice, line.price, money),
    lineTotal: money.format(lineTotal(line)),
    quantity: toQuantityView(line.quantity, line.stock, (quantity) => actions.set(line, quantity)),
    formValues: { productId, variationId },
    quantityError: (isRefused && refused?.message) || null,
    priceNote: priceNote(line, money),
    warning: stockWarning(line),
    remove: () => actions.remove(line),
  };
}

/** The cart as the header counts it; one that is not known yet is not said to be empty. */
export function toCartBadge(cart: Cart | null, money: Money): CartBadgeView {
  const counted = cart ?? emptyCart;
  const count = unitCount(counted);
  const content = count === 0 ? 'vide' : productCount(count);
  return {
    count,
    total: money.format(subtotal(counted)),
    label: cart ? `Panier, ${content}` : 'Panier',
  };
}
