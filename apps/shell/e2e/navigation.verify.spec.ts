import type { Page } from '@playwright/test';
import { watchForeignFiles } from './designFiles.ts';
import { aProductOf, expect, openHydrated, reloadHydrated, test } from './shopTest.ts';
import { testedStores } from './stores.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Scrolls to about a position and returns where the page comes to rest, as a shrinking header moves
 * it.
 */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
  let last = await scrollY(page);
  await expect
    .poll(async () => {
      const before = last;
      last = await scrollY(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

/** The scroll position after two frames, when arrived content is laid out. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(window.scrollY))));
      }),
  );

/** Follows the last card of a list that links to a product; returns its address. */
async function followACard(page: Page): Promise<string> {
  const card = page
    .locator('main a[href^="/products/"]:not([aria-haspopup])')
    .filter({ visible: true })
    .last();
  const href = (await card.getAttribute('href')) ?? '';
  await card.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${href}`);
  await expect(page.locator('h1')).toBeFocused();
  return href;
}

/** Blocks responses of matching addresses until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.open();
}

for (const { design, origin } of testedStores) {
  test.describe(design, () => {
    test('back, forward and reload restore the scroll position; a new page begins at its top', async ({
      page,
    }) => {
      await openHydrated(page, `${origin}/products`);
      const inList = await scrollTo(page, 700);
      await followACard(page);
      expect(await scrollY(page)).toBe(0);
      const inProduct = await scrollTo(page, 250);
      await page.goBack();
      await expect.poll(() => scrollY(page)).toBe(inList);
      await page.goForward();
      await expect.poll(() => scrollY(page)).toBe(inProduct);
      await page.goBack();
      await expect.poll(() => scrollY(page)).toBe(inList);
      await page.reload();
      await expect.poll(() => scrollY(page)).toBe(inList);
    });

    test('a link of the menu to the page it is on leads to its top', async ({ page }) => {
      await openHydrated(page, `${origin}/products`);
      await scrollTo(page, 1200);
      await page.locator('header summary', { hasText: 'Menu' }).filter({ visible: true }).click();
      await page.locator('nav[aria-label="Menu"] a[href="/products"]:not([aria-haspopup])').click();
      await expect.poll(() => scrollY(page)).toBe(0);
      await expect(page.locator('h1')).toBeFocused();
    });

    test('back restores the scroll position of a list that is refetched, also before a product is hydrated', async ({
      page,
    }) => {
      await openHydrated(page, `${origin}/products`);
      const inList = await scrollTo(page, 900);
      const href = await followACard(page);
      for (const [held, isHydrated] of [
        [/\/api\/products\?/, true],
        [/\/assets\/vendor-.*\.js/, false],
      ] as const) {
        const release = await hold(page, held);
        if (isHydrated) await reloadHydrated(page);
        else await page.reload({ waitUntil: 'domcontentloaded' });
        await page.goBack();
        await expect(page).toHaveURL(`${origin}/products`);
        if (isHydrated) await expect(page.locator('main [aria-busy="true"]')).not.toHaveCount(0);
        release();
        await expect(page.locator('main h1')).toHaveText(/^Boutique/);
        await expect(page.locator('main [aria-busy="true"], main[aria-busy="true"]')).toHaveCount(0);
        expect(await atRest(page)).toBe(inList);
        await page.goForward();
        await expect(page).toHaveURL(origin + href);
      }
    });

    test('a page change updates the title, moves the focus and is announced to screen readers', async ({
      page,
    }) => {
      await openHydrated(page, `${origin}/`);
      await page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('a[href="/products"]:not([aria-haspopup])');
        link?.click();
      });
      await expect(page).toHaveTitle(/^Boutique \| /);
      await expect(page.locator('output').filter({ hasText: /^Boutique \| / })).toHaveCount(1);
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products$/);
      await page.goBack();
      await expect(page).toHaveTitle(/^(?!Boutique \| )/);
    });

    test('a link at rest starts its page: data and code before the click', async ({ page }) => {
      await openHydrated(page, `${origin}/products`);
      const link = page
        .locator('main a[href^="/products/"]:not([aria-haspopup])')
        .filter({ visible: true })
        .first();
      const href = (await link.getAttribute('href')) ?? '';
      const data = page.waitForRequest((request) => new URL(request.url()).pathname === `/api${href}`);
      await link.focus();
      await data;
      // A product's code came with the list; a wishlist's did not.
      const code = page.waitForRequest((request) => /\/assets\/WishlistPage-.*\.js$/.test(request.url()));
      await page.locator('header a[href="/wishlist"]').filter({ visible: true }).first().focus();
      await code;
      expect(new URL(page.url()).pathname).toBe('/products');
    });

    test('a whole visit loads no file of another design, nor any default part that its design replaces', async ({
      page,
    }) => {
      const foreign = watchForeignFiles(page, design);
      await openHydrated(page, `${origin}/`);
      const { id } = await aProductOf(page, true);
      for (const path of ['/products', `/products/${id}`, '/cart', '/nulle-part']) {
        await openHydrated(page, origin + path);
      }
      await page.goto(`${origin}/products`);
      await page.waitForLoadState('networkidle');
      expect(foreign()).toEqual([]);
    });
  });
}
