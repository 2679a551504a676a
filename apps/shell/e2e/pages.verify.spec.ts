import type { Page } from '@playwright/test';
import { fixedPaths } from '@teranga/core/pages/table';
import { axeViolationsByTheme } from './axeViolations.ts';
import { fillCart, placeOrder } from './filledCart.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { stores } from './stores.ts';

const widths = [320, 360, 1440];

async function expectNoOverflow(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth);
  }
}

/** The print style shows the page without its frame, and the store's name. */
async function expectAlonePrinted(page: Page, storeName: string) {
  await expect(page.getByRole('switch', { name: 'Mode économie' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'complementary', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText('Awa Ndiaye').first()).toBeVisible();
  await expect(page.locator('main').getByText(storeName, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
}

async function expectNoViolation(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await axeViolationsByTheme(page)).toEqual([]);
}

/** Checks of every page: one h1, no overflow at any width, no accessibility violation. */
async function expectSound(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // Once the page is touched all of it is laid out: only then is it measured.
  await page.mouse.move(1, 0);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await expectNoOverflow(page);
  await expectNoViolation(page);
}

for (const { design, name: storeName, origin } of stores) {
  test.describe(design, () => {
    for (const path of [
      ...fixedPaths(),
      '/products?category=inconnue',
      '/orders-status/INCONNUE',
      '/nulle-part',
    ]) {
      test(`the page ${path} is sound`, async ({ page }) => {
        await openHydrated(page, origin + path);
        await expectSound(page);
      });
    }

    test('the store’s information pages link to their top and back', async ({ page }) => {
      for (const path of ['/contacts', '/about']) await openHydrated(page, origin + path);
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.getByRole('link', { name: 'Haut de page' }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole('button', { name: 'Revenir à la page précédente' }).click();
      await expect(page).toHaveURL(`${origin}/contacts`);
    });

    test('a product is sound', async ({ page }) => {
      await openHydrated(page, `${origin}/cart`);
      const { id } = await aProductOf(page, true);
      await openHydrated(page, `${origin}/products/${id}`);
      await expectSound(page);
    });

    test('a filled cart, the checkout and an order are sound', async ({ page }) => {
      await openHydrated(page, `${origin}/cart`);
      const { id, name } = await aProductOf(page, false);
      await fillCart(page, id);
      await openHydrated(page, `${origin}/cart`);
      await expect(page.locator('main').getByText(name).first()).toBeVisible();
      await expectSound(page);
      await openHydrated(page, `${origin}/checkout`);
      await expect(page.getByRole('textbox', { name: /^Prénom/ })).toBeVisible();
      await expectSound(page);
      const ref = await placeOrder(page, id);
      await openHydrated(page, `${origin}/orders-status/${ref}`);
      await expect(page.getByText('Awa Ndiaye').first()).toBeVisible();
      await expectSound(page);
      await expectAlonePrinted(page, storeName);
      await openHydrated(page, `${origin}/order-confirmation?ref=${ref}`);
      await expect(page.getByText(ref).first()).toBeVisible();
      await expectSound(page);
    });
  });
}
