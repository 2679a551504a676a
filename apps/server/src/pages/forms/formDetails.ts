import { formatAmount } from '@teranga/core/domain/money';
import { readOptions } from '@teranga/core/lib/actions';
import type { FastifyRequest } from 'fastify';
import {
  keyText,
  readCartProducts,
  type CartProduct,
  type ProductKey,
} from '../../modules/cart/cartProducts.ts';
import { toVariation } from '../../modules/catalogue/readProduct.ts';
import { paymentText } from '../../modules/orders/orderMessages.ts';
import { findZone, isPickup } from '../../modules/stores/deliveryZones.ts';
import { readStoreTerms } from '../../modules/stores/readStore.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inStore } from '../../platform/http/inStore.ts';
import type { Fields } from './formBody.ts';
import { readItems, searchOf } from './orderItems.ts';

/** What an id or a key of a form stands for, on the page that requests its confirmation. */
export type FormDetail = readonly [label: string, text: string];

const nameOf = ({ name, variation }: CartProduct): string =>
  [
    name,
    ...(variation ? toVariation(variation).options : []).map(({ value, shortValue }) => shortValue ?? value),
  ].join(' · ');

async function namesOf(tx: Tx, keys: readonly ProductKey[]): Promise<(string | null)[]> {
  const products = await readCartProducts(tx, keys, new Date());
  return keys.map((key) => {
    const product = products.get(keyText(key));
    return product ? nameOf(product) : null;
  });
}

/** The product that a form of the cart or of the wishlist names. */
export async function productDetails(request: FastifyRequest, fields: Fields): Promise<FormDetail[]> {
  const { productId = '', variationId = '' } = fields;
  const options = Object.entries(readOptions(fields));
  const key = { productId, sku: options.length > 0 ? '' : variationId };
  const [name] = await inStore(request, (tx) => namesOf(tx, [key]));
  return name ? [['Article', name], ...options] : options;
}

/** What the checkout's form orders, where it is delivered and how it is paid. */
export async function orderDetails(request: FastifyRequest, fields: Fields): Promise<FormDetail[]> {
  const { deliveryKind, deliveryZone = '', paymentMethod, expectedTotal } = fields;
  return inStore(request, async (tx) => {
    const items = await readItems(tx, request, searchOf(request));
    const names = await namesOf(
      tx,
      items.map(({ id, variation }) => ({ productId: id, sku: variation ?? '' })),
    );
    const sent = findZone((await readStoreTerms(tx)).zones, deliveryZone);
    const isCollected =
      deliveryKind === undefined ? sent !== null && isPickup(sent) : deliveryKind === 'pickup';
    // A zone of the other kind was shown before the kind was changed, and so was the total.
    const zone = sent !== null && isPickup(sent) === isCollected ? sent : null;
    const total = zone === null ? 0 : Number(expectedTotal);
    const kind = isCollected ? 'Retrait' : 'Livraison';
    return [
      ...items.flatMap(({ quantity }, at): FormDetail[] => {
        const name = names[at];
        return name ? [['Article', `${quantity} × ${name}`]] : [];
      }),
      [kind, zone?.name ?? 'lieu à choisir'],
      ...(paymentMethod === 'paytech' || paymentMethod === 'cod'
        ? [['Paiement', paymentText({ paymentMethod, isPickup: isCollected })] as const]
        : []),
      ...(Number.isSafeInteger(total) && total > 0 ? [['Total', formatAmount(total)] as const] : []),
    ];
  });
}
