import { expect, type Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { call, callAsShopper } from './staffCall.ts';

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
  await callAsShopper(page, 'contact', {
    firstName: 'Aminata',
    lastName: 'Fall',
    email: 'aminata@example.com',
    subject,
    message: '<b>Bonjour</b>, êtes-vous ouverts dimanche ?',
  });
}

interface Shop {
  marketplaceInfo: { deliveryInfo: { zones: { id: string }[] } };
}

interface ListedProduct {
  id: string;
  hasVariations: boolean;
  quantity: number;
}

/** An order that a customer gave by telephone, as the signed-in member writes it; its reference. */
export async function orderForConsole(page: Page, lastName: string, phone = aPhone()): Promise<string> {
  const list = await call<{ data: ListedProduct[] }>(page, { path: 'products?page=1' });
  const product = list.data.find(({ hasVariations, quantity }) => !hasVariations && quantity > 1);
  const shop = await call<Shop>(page, { path: 'store' });
  const { data } = await call<{ data: { ref: string } }>(page, {
    method: 'POST',
    path: 'admin/orders',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: {
      lastName,
      phone,
      firstName: 'Aminata',
      address: 'Rue 12 x 15, Médina',
      city: 'Dakar',
      deliveryZone: shop.marketplaceInfo.deliveryInfo.zones[0]?.id,
      items: [{ id: product?.id, quantity: 1 }],
      paymentMethod: 'cod',
    },
  });
  return data.ref;
}

/** An order that a customer gave by telephone and took back. */
export async function orderAndCancel(page: Page, lastName: string, phone: string): Promise<void> {
  const ref = await orderForConsole(page, lastName, phone);
  const body = { from: 'WAITING_FOR_VALIDATION', to: 'CANCELLED' };
  await call(page, { method: 'POST', path: `admin/orders/${ref}/status`, body });
}
