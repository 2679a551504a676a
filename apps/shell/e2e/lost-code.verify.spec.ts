import { test as base, type Page } from '@playwright/test';
import { expect, openHydrated } from './shopTest.ts';
import { stores } from './stores.ts';

/** A page that nothing prefetches. */
const code = '**/assets/WishlistPage-*.js';
const [{ origin } = { origin: '' }] = stores;

/** Counts the documents a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const toWishlist = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('a[href="/wishlist"]')?.click());

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Liste de souhaits' });

base.describe('when the code of a page is gone', () => {
  base('the page reloads once and appears', async ({ page }) => {
    let isGone = true;
    await page.route(code, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await openHydrated(page, `${origin}/`);
    const loads = countLoads(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await toWishlist(page);
    await expect(title(page)).toBeVisible();
    expect(loads()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/wishlist');
  });

  base('and stays gone, the page of the server stays and nothing turns in circles', async ({ page }) => {
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await openHydrated(page, `${origin}/`);
    const loads = countLoads(page);
    await toWishlist(page);
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
  });

  base('twice in the same visit, the error screen offers to retry', async ({ page }) => {
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await openHydrated(page, `${origin}/`);
    await toWishlist(page);
    await expect(title(page)).toBeVisible();
    await openHydrated(page, `${origin}/`);
    await toWishlist(page);
    const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(code);
    await retry.click();
    await expect(title(page)).toBeVisible();
  });
});
