import { once } from 'node:events';
import { expect, test, type Page } from '@playwright/test';
import { stores } from './stores.ts';

const summary = (page: Page) => page.locator('header summary', { hasText: 'Menu' }).filter({ visible: true });
const cross = (page: Page) => summary(page).locator('svg').last();
const menu = (page: Page) => page.locator('nav[aria-label="Menu"]');

/** Opens the menu, closes it by its cross, and goes to the shop by it. */
async function useMenu(page: Page) {
  await summary(page).click();
  await expect(menu(page)).toBeVisible();
  await cross(page).click();
  await expect(menu(page)).toBeHidden();
  await summary(page).click();
  await menu(page).locator('a[href="/products"]:not([aria-haspopup])').click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(menu(page)).toBeHidden();
}

for (const { design, origin } of stores) {
  test.describe(`${design}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens, and shows nothing that needs a script', async ({ page }) => {
      await page.goto(`${origin}/about`);
      await useMenu(page);
      await summary(page).click();
      await expect(page.locator('details[open] [data-needs-script]').filter({ visible: true })).toHaveCount(
        0,
      );
    });
  });

  if (design === 'rahmou-serwiss')
    for (const javaScriptEnabled of [false, true])
      test.describe(`the menu of the agency’s home, with JavaScript: ${javaScriptEnabled}`, () => {
        test.use({ javaScriptEnabled });

        test('closes when it leads to a section', async ({ page }) => {
          await page.goto(`${origin}/`);
          if (javaScriptEnabled) await page.locator('html[data-hydrated]').waitFor();
          await summary(page).click();
          await menu(page).getByRole('link', { name: 'Contact' }).click();
          await expect(menu(page)).toBeHidden();
          await expect(page.locator('#contact')).toBeInViewport();
        });
      });

  test(`${design}: the menu opens where scripts are blocked`, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${origin}/about`);
    await useMenu(page);
  });

  test(`${design}: a menu opened before hydration stays open and then closes on Escape`, async ({ page }) => {
    const held = new AbortController();
    await page.route('**/*.js', async (route) => {
      if (!held.signal.aborted) await once(held.signal, 'abort');
      await route.continue();
    });
    await page.goto(`${origin}/about`);
    await summary(page).click();
    held.abort();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(menu(page)).toBeVisible();
    const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await scrolls()).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(summary(page)).toBeFocused();
    expect(await scrolls()).toBe('visible');
  });
}
