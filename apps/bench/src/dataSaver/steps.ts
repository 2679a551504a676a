import type { Page } from 'playwright';
import type { Step } from './visit.ts';

/** Clicks the first link of the page that matches. */
async function follow(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** A first look: home, from there the list, from there a product. */
export const browsing = (origin: string): Step[] => [
  ['home', (page) => page.goto(`${origin}/`)],
  ['list', (page) => follow(page, 'a[href="/products"]')],
  ['product', (page) => follow(page, 'main a[href^="/products/"]')],
];

async function fillIn(page: Page): Promise<void> {
  const values = {
    firstName: 'Awa',
    lastName: 'Ndiaye',
    phone: '77 123 45 67',
    address: '12 avenue Lamine Guèye',
    city: 'Dakar',
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator('main [name=paymentMethod][value=cod]').check({ force: true });
}

const press = (page: Page, name: RegExp) =>
  page.locator('main').getByRole('button', { name }).first().click();

/** A first purchase, paid on delivery, by links and forms alone. */
export const purchase = (origin: string): Step[] => [
  ...browsing(origin),
  ['cart', (page) => press(page, /^Ajouter au panier/)],
  ['checkout', (page) => page.getByRole('link', { name: 'Passer la commande' }).first().click()],
  [
    'confirmation',
    async (page) => {
      await fillIn(page);
      await press(page, /^(?:Valider|Payer) ma commande/);
      await page.waitForURL(/\/order-confirmation\?ref=/);
    },
  ],
];
