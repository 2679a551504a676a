import { expect, type Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { serverOrigin } from './stores.ts';

interface ListedProduct {
  id: string;
  name: string;
  hasVariations: boolean;
  quantity: number;
}

/** What the API answers, read as a page: nothing here runs a script. */
export async function readJson<T>(page: Page, url: string): Promise<T> {
  await page.goto(url);
  return JSON.parse(await page.locator('pre').innerText()) as T;
}

/** A product in stock. */
export async function aProduct(page: Page, origin: string, hasVariations: boolean): Promise<ListedProduct> {
  const { data } = await readJson<{ data: ListedProduct[] }>(page, `${origin}/api/products`);
  const found = data.find((each) => each.hasVariations === hasVariations && each.quantity > 2) ?? data[0];
  if (!found) throw new Error(`The store at ${origin} sells nothing.`);
  return found;
}

/** A button of the page, not of its frame. */
export const submit = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first();

/** Fills in the order form. */
export async function fillOrder(page: Page, firstName: string, method = /Paiement à la livraison/) {
  await page.getByRole('textbox', { name: /^Prénom/ }).fill(firstName);
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Ndiaye');
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill(aPhone());
  await page.getByRole('textbox', { name: /^Adresse/ }).fill('12 avenue Lamine Guèye');
  await page.getByRole('textbox', { name: /^Ville/ }).fill('Dakar');
  await page.getByRole('radio', { name: method }).check({ force: true });
}

/** Puts a product without options into the cart, and opens the checkout. */
export async function goToCheckout(page: Page, origin: string): Promise<ListedProduct> {
  const product = await aProduct(page, origin, false);
  await page.goto(`${origin}/products/${product.id}`);
  await submit(page, 'Ajouter au panier').click();
  await page.getByRole('link', { name: 'Passer la commande' }).first().click();
  await expect(page).toHaveURL(`${origin}/checkout`);
  return product;
}

/** The newest code sent to a contact. */
export async function codeFor(page: Page, contact: string): Promise<string> {
  const answer = await page.request.get(`${serverOrigin}/dev/outbox.json`);
  const message = ((await answer.json()) as { to: string; text: string }[]).find(({ to }) => to === contact);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

/**
 * Corrects the first name of a refused order, orders, and follows the order from its confirmation.
 */
export async function correctAndFollow(page: Page): Promise<void> {
  const first = page.getByRole('textbox', { name: /^Prénom/ });
  await expect(first).toHaveAccessibleDescription('Minimum 2 caractères');
  await first.fill('Awa');
  await submit(page, 'Valider ma commande').click();
  await expect(page).toHaveURL(/\/order-confirmation\?ref=/);
  await page.locator('main a[href^="/orders-status/"]').first().click();
  await expect(page.getByText('En attente de validation').first()).toBeVisible();
}
