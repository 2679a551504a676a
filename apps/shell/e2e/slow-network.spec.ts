import type { Page } from '@playwright/test';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { inVerify, stores, testedStores } from './stores.ts';

/** Slow 4G as Lighthouse applies it: bytes a second, and milliseconds to an answer. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
}

interface ListedProduct {
  id?: string;
  name?: string;
  picture?: string | null;
}

/** A promise and the function that resolves it. */
function deferred() {
  const opened = new EventTarget();
  const looked = new Promise<void>((resolve) => {
    opened.addEventListener('open', () => resolve(), { once: true });
  });
  return { looked, answer: () => void opened.dispatchEvent(new Event('open')) };
}

for (const { design, origin } of testedStores) {
  test(
    `${design}: a click on a card shows name, image and price before the answer, then the rest`,
    inVerify,
    async ({ page }) => {
      await openHydrated(page, `${origin}/products`);
      const { id = '', name = '' } = await page.evaluate(async () => {
        const { data } = (await (await fetch('/api/products')).json()) as { data: ListedProduct[] };
        return data.find(({ picture }) => picture) ?? {};
      });
      const href = `/products/${id}`;
      const card = page.locator(`main a[href="${href}"]`).filter({ visible: true }).first();
      await slowDown(page);
      let isAnswered = false;
      page.on('response', (response) => {
        if (new URL(response.url()).pathname === `/api${href}`) isAnswered = true;
      });
      // Held until the test has checked, so that on a busy machine neither the response nor the code
      // arrives first.
      const { looked, answer } = deferred();
      for (const held of [`**/api${href}`, '**/assets/*.js'])
        await page.route(held, async (route) => {
          await looked;
          await route.continue();
        });
      await card.evaluate((link: HTMLElement) => link.click());
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(main.getByText(/\d\sFCFA/).first()).toBeVisible();
      await expect(main.locator('img').first()).toBeVisible();
      expect(isAnswered).toBe(false);
      answer();
      await expect(main.getByRole('button', { name: /Ajouter au panier|En rupture/ }).first()).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    },
  );
}

test('a button pressed before hydration posts its form, once', async ({ page }) => {
  const origin = stores[0]?.origin ?? '';
  await openHydrated(page, `${origin}/cart`);
  const { id } = await aProductOf(page, false);
  const { looked, answer } = deferred();
  await page.route('**/*.js', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(`${origin}/products/${id}`);
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page).toHaveURL(`${origin}/cart`);
  answer();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Panier, 1 article/ })).toBeVisible();
});

test('the product chosen before hydration stays chosen', inVerify, async ({ page }) => {
  const origin = stores[0]?.origin ?? '';
  await openHydrated(page, `${origin}/cart`);
  const { id } = await aProductOf(page, true);
  const { looked, answer } = deferred();
  await page.route('**/*.js', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(`${origin}/products/${id}`);
  const other = page.getByRole('radio', { checked: false, disabled: false }).first();
  const value = await other.inputValue();
  await other.check({ force: true });
  const quantity = page.getByRole('combobox', { name: /quantité/i }).first();
  await quantity.selectOption('2');
  answer();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.locator(`input[type=radio][value="${value}"]`)).toBeChecked();
  await expect(quantity).toHaveValue('2');
});

test('delivery and payment chosen before hydration stay chosen', inVerify, async ({ page }) => {
  const store = stores.find(({ design }) => design === 'lybalikou');
  const origin = store?.origin ?? '';
  await openHydrated(page, `${origin}/cart`);
  const { id } = await aProductOf(page, false);
  const { looked, answer } = deferred();
  await page.route('**/*.js', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(`${origin}/checkout?product=${id}&variation=none&quantity=1`);
  const choices = ['pickup', 'cod'].map((value) => page.locator(`input[type=radio][value="${value}"]`));
  for (const choice of choices) await choice.check({ force: true });
  answer();
  await page.locator('html[data-hydrated]').waitFor();
  for (const choice of choices) await expect(choice).toBeChecked();
});

test('what is typed before hydration stays, and is sent', inVerify, async ({ page }) => {
  const origin = stores[0]?.origin ?? '';
  const { looked, answer } = deferred();
  await page.route('**/*.js', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(`${origin}/auth?mode=register`);
  const name = page.getByRole('textbox', { name: /^Nom complet/ });
  const address = page.getByRole('textbox', { name: /^Adresse/ });
  await name.fill('Awa Ndiaye');
  await address.fill('Rue 10');
  answer();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(name).toHaveValue('Awa Ndiaye');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Veuillez fournir un numéro de téléphone ou un email').first()).toBeVisible();
  await expect(page.getByText('Le nom est requis')).toBeHidden();
  await expect(address).toHaveValue('Rue 10');
});
