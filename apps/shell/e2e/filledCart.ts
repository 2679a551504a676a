import type { Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';

/** Sends one change to the store's API as a browser does, with its token. */
async function post(page: Page, path: string, body: unknown): Promise<unknown> {
  return page.evaluate(
    async ([to, text]) => {
      const { csrfToken } = (await (await fetch('/csrf-token')).json()) as { csrfToken: string };
      const headers = {
        'Content-Type': 'application/json',
        'X-CSRF-TOKEN': csrfToken,
        'Idempotency-Key': crypto.randomUUID(),
      };
      const response = await fetch(to ?? '', { method: 'POST', headers, body: text ?? '' });
      if (!response.ok) throw new Error(`${to} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as unknown;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Puts two of a product without variations into the visitor's cart. */
export async function fillCart(page: Page, productId: string): Promise<void> {
  await post(page, '/api/cart/add', { productId, variationId: null, quantity: 2 });
}

/** Places an order as a cart would, with cash on delivery; returns its reference. */
export async function placeOrder(page: Page, productId: string, lastName = 'Ndiaye'): Promise<string> {
  const zone = await page.evaluate(async () => {
    const store = (await (await fetch('/api/store')).json()) as {
      marketplaceInfo: { deliveryInfo: { zones: { name: string; enabled: boolean }[] } };
    };
    return store.marketplaceInfo.deliveryInfo.zones.find(({ enabled }) => enabled)?.name ?? '';
  });
  const answer = await post(page, '/api/orders', {
    firstName: 'Awa',
    lastName,
    address: '12 avenue Lamine Guèye',
    city: 'Dakar',
    phone: aPhone(),
    deliveryZone: zone,
    items: [{ id: productId, variation: null, quantity: 1 }],
    promoCode: null,
    paymentMethod: 'cod',
  });
  return (answer as { data: { ref: string } }).data.ref;
}
