import {
  type Database,
  type KeyEncryption,
  aProduct,
  createStore,
  upsertProducts,
  writePaytechAccount,
  writePromo,
} from '@teranga/server/bench';
import type { Chance } from '@teranga/testing/chance';
import type { DeliveryZoneWire } from '@teranga/contract';

/** The store that is ordered from. */
export const orderStore = { id: 'bench', host: 'bench.localhost' };

/** A product that is ordered: its price and its stock. */
export interface OrderedProduct {
  id: string;
  price: number;
  stock: number;
}

/** The store's promo codes: an integer percentage and the maximum number of uses. */
export const orderPromos = { SOLDES: { percent: 10, maxUses: 60 }, TOUS: { percent: 5, maxUses: null } };

const zone: DeliveryZoneWire = {
  id: 'dakar',
  name: 'Dakar',
  price: 2_000,
  description: '',
  enabled: true,
  order: 1,
};
/** What delivery costs. */
export const deliveryPrice = zone.price;

const content = {
  marketplaceInfo: {
    footerDescription: '',
    contact: { phones: [], emails: [{ email: 'boutique@example.sn' }] },
    deliveryInfo: { zones: [zone], notes: [] },
  },
  features: { currencyPicker: true, cashOnDelivery: true, onlinePayment: true, whatsapp: null },
};

/** `count` distinct products. */
export function someOf(chance: Chance, products: readonly OrderedProduct[], count: number): OrderedProduct[] {
  const chosen = new Set<OrderedProduct>();
  while (chosen.size < Math.min(count, products.length)) chosen.add(chance.of(products));
  return [...chosen];
}

/** Makes the store with its products, promo codes and payment account. */
export async function makeOrderStore(
  db: Database,
  ordered: readonly OrderedProduct[],
  keyEncryption: KeyEncryption,
): Promise<void> {
  const { id, host } = orderStore;
  await createStore(
    db,
    { id, name: 'Banc d’essai', design: 'default', hosts: [host], content },
    async (tx) => {
      const now = new Date();
      const products = ordered.map(({ id: productId, price, stock }) =>
        aProduct({ id: productId, name: productId, sellingPrice: price, quantity: stock, sold: 0 }),
      );
      await upsertProducts(tx, products, now);
      for (const [code, { percent, maxUses }] of Object.entries(orderPromos))
        await writePromo(tx, {
          code,
          is_percentage: true,
          amount: percent,
          minimum_subtotal: 0,
          starts_at: null,
          ends_at: null,
          max_uses: maxUses,
          max_uses_per_contact: null,
          product_ids: null,
          is_enabled: true,
        });
      await writePaytechAccount(tx, id, { apiKey: 'banc', apiSecret: 'banc-secret' }, 'test', keyEncryption);
    },
  );
}
