import { expect, type Page } from '@playwright/test';

/** Signs a staff member in within the page, on any store's own host, by the code of its outbox. */
export async function signInWithin(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/gestion`);
  const status = await page.evaluate(async (login) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ login });
    await fetch('/api/admin/session/code', { method: 'POST', headers, body });
    const sent = (await (await fetch('/dev/outbox.json')).json()) as { to: string; text: string }[];
    const text = sent.find(({ to }) => to === login)?.text ?? '';
    const otp = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const signIn = { method: 'POST', headers, body: JSON.stringify({ login, otp }) };
    return (await fetch('/api/admin/session', signIn)).status;
  }, email);
  expect(status).toBe(200);
}

/** Writes to the store as a visitor does on its contact page. */
export async function writeToStore(page: Page, origin: string, subject: string): Promise<void> {
  await page.goto(`${origin}/contact`);
  const isSent = await page.evaluate(async (about) => {
    const { csrfToken } = (await (await fetch('/csrf-token')).json()) as { csrfToken: string };
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrfToken },
      body: JSON.stringify({
        firstName: 'Aminata',
        lastName: 'Fall',
        email: 'aminata@example.com',
        subject: about,
        message: '<b>Bonjour</b>, êtes-vous ouverts dimanche ?',
      }),
    });
    return answer.ok;
  }, subject);
  expect(isSent).toBe(true);
}

/** An order that a customer gave by telephone and took back, as the signed-in member writes it. */
export async function orderAndCancel(page: Page, lastName: string, phone: string): Promise<void> {
  const statuses = await page.evaluate(
    async (client) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': client.lastName };
      const list = (await (await fetch('/api/products?page=1')).json()) as {
        data: { id: string; hasVariations: boolean; quantity: number }[];
      };
      const product = list.data.find(({ hasVariations, quantity }) => !hasVariations && quantity > 1);
      const store = (await (await fetch('/api/store')).json()) as {
        marketplaceInfo: { deliveryInfo: { zones: { id: string }[] } };
      };
      const order = {
        ...client,
        firstName: 'Aminata',
        address: 'Rue 12 x 15, Médina',
        city: 'Dakar',
        deliveryZone: store.marketplaceInfo.deliveryInfo.zones[0]?.id,
        items: [{ id: product?.id, quantity: 1 }],
        paymentMethod: 'cod',
      };
      const placed = await fetch('/api/admin/orders', {
        method: 'POST',
        headers,
        body: JSON.stringify(order),
      });
      const { data } = (await placed.json()) as { data: { ref: string } };
      const cancelled = await fetch(`/api/admin/orders/${data.ref}/status`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ from: 'WAITING_FOR_VALIDATION', to: 'CANCELLED' }),
      });
      return [placed.status, cancelled.status];
    },
    { lastName, phone },
  );
  expect(statuses).toEqual([201, 200]);
}
