import type { Page } from '@playwright/test';
import { everyPage } from './everyPage.ts';
import { fillCart, placeOrder } from './filledCart.ts';
import { barsThatStay, floatingButtons } from './floatingElements.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { stores, type DemoStore } from './stores.ts';

/** The pages of a store whose visitor has a cart and an order. */
async function pagesOf(page: Page, store: DemoStore): Promise<string[]> {
  await openHydrated(page, `${store.origin}/cart`);
  const { id } = await aProductOf(page, false);
  const varied = await aProductOf(page, true);
  await fillCart(page, id);
  const ref = await placeOrder(page, id);
  await fillCart(page, id);
  await page.evaluate((value) => sessionStorage.setItem('orderRef', value), ref);
  const kinds = await everyPage(store, page.request);
  return [...kinds, `/products/${varied.id}`, `/orders-status/${ref}`];
}

/** Opens each page in a window of that size; returns the violations found on each. */
async function lookAtAll(
  page: Page,
  store: DemoStore,
  size: { width: number; height: number },
  look: () => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const violations: Record<string, string[]> = {};
  const paths = await pagesOf(page, store);
  await page.setViewportSize(size);
  for (const path of paths) {
    await openHydrated(page, store.origin + path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const found = await look();
    if (found.length > 0) violations[path] = found;
  }
  return violations;
}

/** Where a page is looked at, as parts of its length. */
const depths = [0, 0.3, 0.6, 1];

const scrollTo = (page: Page, depth: number) =>
  page.evaluate(
    (part) => window.scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }),
    depth,
  );

for (const store of stores)
  test.describe(store.design, () => {
    test.slow();

    test('no button floats over a page at rest', async ({ page }) => {
      const violations = await lookAtAll(page, store, { width: 360, height: 800 }, async () => {
        for (const depth of depths) {
          await scrollTo(page, depth);
          await expect.poll(() => floatingButtons(page)).toEqual([]);
        }
        return [];
      });
      expect(violations).toEqual({});
    });

    test('nothing stays fixed over a page at 400 % zoom', async ({ page }) => {
      const violations = await lookAtAll(page, store, { width: 320, height: 256 }, async () => {
        const found: string[] = [];
        for (const depth of [0.3, 0.6]) {
          await scrollTo(page, depth);
          found.push(...(await barsThatStay(page)));
        }
        return found;
      });
      expect(violations).toEqual({});
    });
  });

for (const { design, origin } of stores)
  test(`${design}: messages that follow one another cover no line of the cart on a phone`, async ({
    page,
  }) => {
    let refused = 0;
    await page.route('**/api/cart/remove**', (route) => {
      refused += 1;
      return route.fulfill({
        status: 422,
        json: { message: `Refus ${refused} : l’article reste au panier.` },
      });
    });
    await openHydrated(page, `${origin}/cart`);
    const { id, name } = await aProductOf(page, false);
    await fillCart(page, id);
    await openHydrated(page, `${origin}/cart`);
    const remove = page.getByRole('main').getByRole('button', { name: /^(?:Retirer|Supprimer)/ });
    for (const count of [1, 2, 3]) {
      await remove.click();
      await expect(page.getByText(`Refus ${count} : l’article reste au panier.`)).toBeVisible();
    }
    const messages = page.getByRole('listitem').filter({ hasText: /Refus \d/, visible: true });
    await expect(messages).toHaveCount(1);
    const product = page.getByRole('main').getByText(name).filter({ visible: true }).first();
    const [message, line] = [await messages.boundingBox(), await product.boundingBox()];
    // The link around the name is taller than its text.
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0) / 2);
  });

for (const store of stores.filter(({ design }) => design !== 'rahmou-serwiss'))
  test(`${store.design}: a size guide shows three measures side by side on a phone`, async ({ page }) => {
    await openHydrated(page, `${store.origin}/size-guide`);
    const widths = await page
      .locator('table')
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.querySelectorAll('thead th').length <= 4)
          .map(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
      );
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBe(0);
  });

test('the link to the top appears while a long page is scrolled up, and scrolls to the top', async ({
  page,
}) => {
  const [store] = stores;
  await openHydrated(page, `${store?.origin}/`);
  await scrollTo(page, 0.6);
  await page.mouse.wheel(0, -200);
  await page.getByRole('button', { name: 'Revenir en haut de la page' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
