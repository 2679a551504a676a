import type { Page, Route } from '@playwright/test';
import { expect, openHydrated, test } from './shopTest.ts';
import { stores, testedStores } from './stores.ts';

/** A move that a shopper sees. */
const seenShift = 0.05;

declare global {
  interface Window {
    /** The layout shifts that `watchShifts` has recorded. */
    shifts?: string[];
  }
}

const shiftsOn = (page: Page) => page.evaluate(() => window.shifts);

/** Runs before the page: records layout shifts and where they occurred. */
function watchShifts(least: number) {
  const shifts: string[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[])
      if (entry.value > least)
        shifts.push(`${entry.value} ${entry.sources.map(({ node }) => node?.nodeName).join(' ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const { design, origin } of testedStores)
  for (const path of ['/', '/products', '/cart', '/nulle-part'])
    test(`${design}: ${path} moves nothing by itself`, async ({ page }) => {
      await page.addInitScript(watchShifts, seenShift);
      await openHydrated(page, `${origin}${path}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await shiftsOn(page)).toEqual([]);
    });

const desk = { width: 1440, height: 900 };

/**
 * Pages that turn out shorter than expected or redirect: the final path, the text shown there and
 * the viewport in which the shift was largest.
 */
const turnedOut: [opened: string, at: string, says: string, size?: typeof desk][] = [
  ['/wishlist', '/wishlist', 'Votre liste de souhaits est vide'],
  ['/cart', '/cart', 'Votre panier est vide'],
  ['/orders-status/ABCD', '/orders-status/ABCD', 'Commande introuvable'],
  ['/my-profile', '/auth', 'Recevoir mon code'],
  ['/checkout', '/', '', desk],
];

for (const { design, origin } of testedStores)
  for (const [opened, at, says, size] of turnedOut)
    test(`${design}: whatever ${opened} turns out to hold, the footer does not move`, async ({ page }) => {
      if (size) await page.setViewportSize(size);
      await page.addInitScript(watchShifts, 0);
      await page.goto(`${origin}${opened}`);
      await page.waitForURL(`${origin}${at}`);
      await expect(page.getByRole('main')).toContainText(says);
      const shifts = await shiftsOn(page);
      expect(shifts?.filter((shift) => shift.includes('FOOTER'))).toEqual([]);
    });

/**
 * Allowed height difference in pixels: one line more than the skeleton was made for, as demo
 * stores' names wrap differently.
 */
const aLine = 40;

test('rahmou-serwiss: the footer has its final height before its services are loaded', async ({ page }) => {
  const origin = stores.find(({ design }) => design === 'rahmou-serwiss')?.origin ?? '';
  const held: Route[] = [];
  await page.route('**/api/services', (route) => void held.push(route));
  await openHydrated(page, `${origin}/contacts`);
  const footer = page.getByRole('contentinfo');
  await expect.poll(() => held.length).toBe(1);
  const before = await footer.boundingBox();
  await held[0]?.continue();
  await expect(footer.locator('a[href^="/services/"]').first()).toBeVisible();
  const after = await footer.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(aLine);
});
