import { addToCart, removeFromCart, updateCart } from '@teranga/core/features/cart/actions';
import { cartHref } from '@teranga/core/features/cart/links';
import { readOptions } from '@teranga/core/lib/actions';
import { variationHref } from '@teranga/core/domain/product';
import {
  addToCart as addLine,
  requireSellable,
  removeFromCart as removeLine,
  updateCart as updateLine,
} from '../../modules/cart/changeCart.ts';
import { findVariation } from '../../modules/cart/findVariation.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Fields } from './formBody.ts';
import { productDetails } from './formDetails.ts';
import { formRoute } from './formRoute.ts';
import { inStore } from '../../platform/http/inStore.ts';
import { visitorOf } from '../../platform/http/visitorOf.ts';

const toCartPage = () => cartHref;

/** The product or variation that a product's form names, by its options or else by its id. */
async function productOf(
  tx: Tx,
  { productId, variationId }: { productId: string; variationId: string },
  fields: Fields,
  now: Date,
) {
  const options = readOptions(fields);
  const isChosen = Object.keys(options).length > 0;
  return { productId, sku: isChosen ? await findVariation(tx, productId, options, now) : variationId };
}

const checkoutHref = (productId: string, sku: string, quantity: number) =>
  `/checkout?${new URLSearchParams({ product: productId, variation: sku || 'none', quantity: String(quantity) }).toString()}`;

/** The forms of the cart. */
export const cartForms = [
  formRoute({
    action: addToCart,
    what: 'Ajouter au panier',
    details: productDetails,
    isOnlyForm: true,
    page: ({ fields: { productId, variationId }, back }) =>
      productId ? variationHref(productId, variationId || null) : (back ?? '/products'),
    run: ({ request, values, fields }) =>
      inStore(request, async (tx) => {
        const now = new Date();
        const change = { ...(await productOf(tx, values, fields, now)), quantity: values.quantity };
        if (fields['buyNow'] === undefined) {
          await addLine(tx, visitorOf(request), change, now);
          return null;
        }
        await requireSellable(tx, change, now);
        return checkoutHref(change.productId, change.sku, change.quantity);
      }),
  }),
  formRoute({
    action: updateCart,
    what: 'Changer une quantité du panier',
    details: productDetails,
    isOnlyForm: true,
    page: toCartPage,
    run: ({ request, values: { productId, variationId, quantity, step } }) =>
      inStore(request, async (tx) => {
        const now = new Date();
        const product = { productId, sku: variationId };
        const newQuantity = quantity + step;
        if (newQuantity < 1) await removeLine(tx, visitorOf(request), product, now);
        else await updateLine(tx, visitorOf(request), { ...product, quantity: newQuantity }, now);
        return null;
      }),
  }),
  formRoute({
    action: removeFromCart,
    what: 'Retirer un article du panier',
    details: productDetails,
    isOnlyForm: true,
    page: toCartPage,
    run: ({ request, values: { productId, variationId } }) =>
      inStore(request, async (tx) => {
        await removeLine(tx, visitorOf(request), { productId, sku: variationId }, new Date());
        return null;
      }),
  }),
];
