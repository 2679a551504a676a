import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { serverOrigin } from './stores.ts';

/** What a browser sends with a call of the console's own page. */
const headers = { 'Sec-Fetch-Site': 'same-origin' };
const admin = `${serverOrigin}/api/admin`;

export interface SentMessage {
  to: string;
  text: string;
}

/** The code that was last sent to a staff member. */
export function codeIn(sent: readonly SentMessage[], email: string): string {
  const message = sent.find(({ to }) => to === email);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

/** Signs a staff member in by the API; the browser keeps the cookie. */
export async function signInByApi(request: APIRequestContext, email: string): Promise<void> {
  const sent = await request.post(`${admin}/session/code`, { headers, data: { login: email } });
  expect(sent.ok()).toBe(true);
  const outbox = await request.get(`${serverOrigin}/dev/outbox.json`);
  const otp = codeIn((await outbox.json()) as SentMessage[], email);
  const signedIn = await request.post(`${admin}/session`, { headers, data: { login: email, otp } });
  expect(signedIn.ok()).toBe(true);
}

/** Types the contact and then the code of this store's outbox, as a staff member does. */
export async function signInByHand(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/gestion`);
  await page.getByLabel('Téléphone ou adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  const field = page.getByLabel('Code à 6 chiffres');
  await field.waitFor();
  const sent = await page.evaluate(async () => (await fetch('/dev/outbox.json')).json());
  await field.fill(codeIn(sent as SentMessage[], email));
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
}

interface ListedProduct {
  id: string;
  hasVariations: boolean;
  quantity: number;
}

/** Places an order that a customer gives by telephone; returns its reference. */
export async function placeByTelephone(request: APIRequestContext, lastName: string): Promise<string> {
  const list = (await (await request.get(`${serverOrigin}/api/products?page=1`)).json()) as {
    data: ListedProduct[];
  };
  const product = list.data.find(({ hasVariations, quantity }) => !hasVariations && quantity > 1);
  const store = (await (await request.get(`${serverOrigin}/api/store`)).json()) as {
    marketplaceInfo: { deliveryInfo: { zones: { id: string }[] } };
  };
  const answer = await request.post(`${admin}/orders`, {
    headers: { ...headers, 'Idempotency-Key': `${lastName}-${Date.now()}` },
    data: {
      firstName: 'Aminata',
      lastName,
      phone: '77 412 33 09',
      address: 'Rue 12 x 15, Médina',
      city: 'Dakar',
      deliveryZone: store.marketplaceInfo.deliveryInfo.zones[0]?.id,
      items: [{ id: product?.id, quantity: 1 }],
      paymentMethod: 'cod',
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { ref: string } }).data.ref;
}
