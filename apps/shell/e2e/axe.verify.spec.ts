import { axeViolationsByTheme } from './axeViolations.ts';
import { everyPage } from './everyPage.ts';
import { fillCart, placeOrder } from './filledCart.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { signIn } from './signIn.ts';
import { stores } from './stores.ts';

/** A store has about thirty pages; axe takes seconds for each. */
const minuteMs = 60_000;

for (const store of stores)
  test(`${store.design}: every page is accessible, by day and by night`, async ({ page, context }) => {
    test.setTimeout(8 * minuteMs);
    const violations: Record<string, string[]> = {};
    const examine = async (path: string) => {
      await openHydrated(page, store.origin + path);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // The rest of the page is laid out once it is touched.
      await page.mouse.move(1, 0);
      const found = await axeViolationsByTheme(page);
      if (found.length > 0) violations[path] = found;
    };
    for (const path of await everyPage(store, page.request)) await examine(path);
    await signIn(context, page, store);
    const { id } = await aProductOf(page, false);
    const ref = await placeOrder(page, id);
    await fillCart(page, id);
    const own = ['/my-profile', '/my-profile?modifier=1', '/my-orders', '/cart', '/checkout'];
    for (const path of [...own, `/orders-status/${ref}`, `/order-confirmation?ref=${ref}`])
      await examine(path);
    expect(violations).toEqual({});
  });
