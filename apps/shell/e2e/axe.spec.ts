import type { Page } from '@playwright/test';
import { axeViolationsByTheme } from './axeViolations.ts';
import { everyPage } from './everyPage.ts';
import { fillCart, placeOrder } from './filledCart.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { signIn } from './signIn.ts';
import { inVerify, stores, testedStores } from './stores.ts';

/** A store has about thirty pages; axe takes seconds for each. */
const minuteMs = 60_000;

/** The violations of a store's pages, by path. */
async function violationsOf(page: Page, origin: string, paths: readonly string[]) {
  const violations: Record<string, string[]> = {};
  for (const path of paths) {
    await openHydrated(page, origin + path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // The rest of the page is laid out once it is touched.
    await page.mouse.move(1, 0);
    const found = await axeViolationsByTheme(page);
    if (found.length > 0) violations[path] = found;
  }
  return violations;
}

for (const { design, origin } of testedStores)
  test(`${design}: a product and the checkout are accessible, by day and by night`, async ({ page }) => {
    await openHydrated(page, `${origin}/`);
    const { id } = await aProductOf(page, false);
    await fillCart(page, id);
    const paths = [`/products/${id}`, '/checkout'];
    expect(await violationsOf(page, origin, paths)).toEqual({});
  });

for (const store of stores)
  test(
    `${store.design}: every page is accessible, by day and by night`,
    inVerify,
    async ({ page, context }) => {
      test.setTimeout(8 * minuteMs);
      const all = await everyPage(store, page.request);
      expect(await violationsOf(page, store.origin, all)).toEqual({});
      await signIn(context, page, store);
      const { id } = await aProductOf(page, false);
      const ref = await placeOrder(page, id);
      await fillCart(page, id);
      const own = ['/my-profile', '/my-profile?modifier=1', '/my-orders', '/cart', '/checkout'];
      const ofOrder = [`/orders-status/${ref}`, `/order-confirmation?ref=${ref}`];
      expect(await violationsOf(page, store.origin, [...own, ...ofOrder])).toEqual({});
    },
  );
