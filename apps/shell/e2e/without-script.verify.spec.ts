import { expect, test, type Page } from '@playwright/test';
import { testedStores } from './stores.ts';

/** Visible skeletons, which only a script could fill. */
const skeletons = (page: Page) => page.locator('[data-skeleton], [aria-busy=true]').filter({ visible: true });
const orderHelp = (page: Page) => page.getByText(/^Si un bouton ne répond pas/);

test.use({ javaScriptEnabled: false });

/** Buttons and choices on screen that only a script could answer. */
const idle = (page: Page) =>
  page
    .locator(
      'button[type="button"]:not(:disabled, :has(img)), select:not(form *), input[type="radio"]:not(form *)',
    )
    .filter({ visible: true });

for (const { design, name, origin } of testedStores) {
  test.describe(`${design}, without JavaScript`, () => {
    test('the home is readable and its links work', async ({ page }) => {
      await page.goto(`${origin}/`);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.locator('h1')).toBeVisible();
      await expect(idle(page)).toHaveCount(0);
      await page.goto(`${origin}/products`);
      await expect(idle(page)).toHaveCount(0);
      const link = page.locator('main a[href^="/products/"]').filter({ visible: true }).first();
      const href = (await link.getAttribute('href')) ?? '';
      await page.goto(origin + href);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main').getByText(/FCFA/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Acheter maintenant' })).toBeVisible();
      await expect(idle(page)).toHaveCount(0);
    });

    test('an unknown product has its English texts marked as English', async ({ page }) => {
      await page.goto(`${origin}/products/inconnu`);
      for (const text of ['Product not found', 'Back to Products'])
        await expect(page.locator('main').getByText(text, { exact: true })).toHaveAttribute('lang', 'en');
    });

    test('the list is sorted and paged by links', async ({ page }) => {
      await page.goto(`${origin}/products`);
      const first = page.locator('main a[href^="/products/"]').filter({ visible: true }).first();
      const before = await first.getAttribute('href');
      await page.goto(`${origin}/products?sort=price_desc`);
      await expect(first).not.toHaveAttribute('href', before ?? '');
    });
  });
}

/** The help's links: each is on top of the page where it is tapped, and leads to a number. */
async function expectWays(page: Page) {
  const links = orderHelp(page).getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', /^tel:\+\d{11,}$/);
  await expect(links.last()).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{11,}/);
  for (const link of await links.all()) await link.click({ trial: true });
}

const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  blocked: (page) => page.route('**/*.js', (route) => route.abort()),
  unreadable: (page) =>
    page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = ;' })),
};

for (const { design, origin } of testedStores)
  for (const [how, fail] of Object.entries(failures))
    test.describe(`${design}, with scripts ${how}`, () => {
      test.use({ javaScriptEnabled: true });

      test('a product says how to order, by links to the store’s telephone and WhatsApp', async ({
        page,
      }) => {
        await fail(page);
        await page.goto(`${origin}/products`);
        const link = page.locator('main a[href^="/products/"]').first();
        const product = (await link.getAttribute('href')) ?? '';
        await page.goto(origin + product);
        await expect(orderHelp(page)).toBeVisible();
        await expectWays(page);
      });

      test('the checkout offers to recompute its totals', async ({ page }) => {
        await fail(page);
        await page.goto(`${origin}/products`);
        const link = page.locator('main a[href^="/products/"]').first();
        await page.goto(origin + ((await link.getAttribute('href')) ?? ''));
        await page.getByRole('button', { name: 'Acheter maintenant' }).first().click();
        await expect(page).toHaveURL(/\/checkout/);
        await expect(page.getByRole('button', { name: 'Mettre à jour' })).toBeVisible();
      });

      for (const path of ['/cart', '/checkout'])
        test(`the page ${path} says how to order, and shows no skeleton`, async ({ page }) => {
          await fail(page);
          await page.goto(origin + path);
          await expect(orderHelp(page)).toBeVisible();
          await expectWays(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(skeletons(page)).toHaveCount(0);
        });
    });
