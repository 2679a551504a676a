import type { Page } from '@playwright/test';
import { everyPage } from './everyPage.ts';
import { fillCart, placeOrder } from './filledCart.ts';
import { coveredHeight } from './floatingElements.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { stores, type DemoStore } from './stores.ts';
import { doubleText, restyle, textViolations, textSpacing } from './textViolations.ts';

/** How text may be set, on the narrowest screen and on a common phone. */
const settings = [
  { name: 'with text spacing', css: textSpacing, width: 320 },
  { name: 'in double size', css: doubleText, width: 320 },
  { name: 'in double size', css: doubleText, width: 360 },
];

/** Every kind of page, the cart and the checkout filled, and the page of an order. */
async function pathsOf(page: Page, store: DemoStore): Promise<string[]> {
  await openHydrated(page, `${store.origin}/cart`);
  const { id } = await aProductOf(page, false);
  const ref = await placeOrder(page, id);
  await fillCart(page, id);
  await page.evaluate((value) => sessionStorage.setItem('orderRef', value), ref);
  return [...new Set([...(await everyPage(store, page.request)), `/orders-status/${ref}`])];
}

/** Scrolls through the page, so that what waits below the window is laid out. */
async function layOutAll(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += window.innerHeight) window.scrollTo(0, top);
    window.scrollTo(0, 0);
  });
}

/** What is wrong with the page at hand in each setting. */
async function enlargedTextViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const { name, css, width } of settings) {
    await page.setViewportSize({ width, height: 800 });
    await restyle(page, css);
    violations.push(...(await textViolations(page)).map((violation) => `${width} px ${name}: ${violation}`));
  }
  await restyle(page, '');
  return violations;
}

/** What is wrong with the menu of a store in each setting. */
async function menuViolations(page: Page, { origin }: DemoStore): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, `${origin}/about`);
  await page.locator('header summary', { hasText: 'Menu' }).filter({ visible: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  return enlargedTextViolations(page);
}

/** 1280 × 1024 enlarged four times. */
const lowWindow = { width: 320, height: 256 };

/** What lies over more than a third of the window, part way down the page. */
async function barViolations(page: Page): Promise<string[]> {
  await page.setViewportSize(lowWindow);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const covered = await coveredHeight(page);
  return covered > lowWindow.height / 3 ? [`${covered} px of ${lowWindow.height} are covered`] : [];
}

/** A page is opened in a second or two; a store has about thirty of them. */
const minuteMs = 60_000;

for (const store of stores)
  test(`${store.design}: every page can be read with text spacing, in double size and enlarged four times`, async ({
    page,
  }) => {
    test.setTimeout(5 * minuteMs);
    const violations: Record<string, string[]> = {};
    for (const path of await pathsOf(page, store)) {
      await page.setViewportSize({ width: 320, height: 800 });
      await openHydrated(page, store.origin + path);
      await layOutAll(page);
      const found = [...(await enlargedTextViolations(page)), ...(await barViolations(page))];
      if (found.length > 0) violations[path] = found;
    }
    expect(violations).toEqual({});
    expect(await menuViolations(page, store)).toEqual([]);
  });
