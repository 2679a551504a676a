import type { Page } from '@playwright/test';
import { fillCart, placeOrder } from './filledCart.ts';
import { aProductOf, expect, test } from './shopTest.ts';
import { signIn } from './signIn.ts';
import { stores, type DemoStore } from './stores.ts';

/** What a private page must not request: it came with it. */
const ownData = /^\/api\/(?:cart|wishlist|orders|orders-status\/[^/]+|auth\/profile)$/;

/** A visitor with two products in the cart, one in the wishlist, and an order. */
async function shop(page: Page, { origin }: DemoStore) {
  await page.goto(`${origin}/delivery-info`);
  const { id: product } = await aProductOf(page, false);
  await page.evaluate(async (id) => {
    const { csrfToken } = (await (await fetch('/csrf-token')).json()) as { csrfToken: string };
    await fetch(`/api/wishlist/${id}`, { method: 'POST', headers: { 'X-CSRF-TOKEN': csrfToken } });
  }, product);
  const ref = await placeOrder(page, product);
  await fillCart(page, product);
  return ref;
}

const privatePaths = (ref: string) => [
  '/cart',
  '/checkout',
  '/wishlist',
  `/order-confirmation?ref=${ref}`,
  `/orders-status/${ref}`,
  `/payment-success/${ref}`,
  `/payment-cancel/${ref}`,
  '/my-profile',
  '/my-orders',
];

for (const store of stores) {
  const { design, origin } = store;

  test.describe(`${design}, private pages`, () => {
    test('private pages carry what they show: the browser refetches none of it, and the text stays', async ({
      page,
      context,
    }) => {
      await signIn(context, page, store);
      const ref = await shop(page, store);
      // The page of the purchases would go on requesting its own data.
      await page.goto('about:blank');
      const requested: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (ownData.test(pathname)) requested.push(`${new URL(page.url()).pathname} ${pathname}`);
      });
      for (const path of privatePaths(ref)) {
        await page.goto(origin + path, { waitUntil: 'commit' });
        const served = await page.locator('main h1').first().textContent();
        await page.locator('html[data-hydrated]').waitFor();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main h1').first()).toHaveText(served ?? '');
        await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
      }
      expect(requested).toEqual([]);
    });

    test('private pages send a guest of an account page to sign in, and back', async ({ page }) => {
      const shown = await page.goto(`${origin}/my-orders`);
      const sent = await shown?.request().redirectedFrom()?.response();
      expect(sent?.status()).toBe(303);
      expect(page.url()).toBe(`${origin}/auth?returnUrl=%2Fmy-orders`);
    });

    test('private pages are stored by no cache; other pages are the same for everybody', async ({
      page,
      context,
    }) => {
      await signIn(context, page, store);
      const ref = await shop(page, store);
      for (const path of privatePaths(ref)) {
        const answer = await page.goto(origin + path);
        expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
      }
      for (const path of ['/', '/products', '/contacts', '/orders-status']) {
        // Orders of other tests may change what a page shows to everybody.
        await expect(async () => {
          const own = await (await page.goto(origin + path))?.text();
          const cookies = await context.cookies();
          await context.clearCookies();
          const strangers = await (await page.goto(origin + path))?.text();
          await context.addCookies(cookies);
          expect(own === strangers, path).toBe(true);
        }).toPass();
      }
    });
  });

  test.describe(`${design}, private pages without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('private pages show the cart, its total, and the order by its reference', async ({
      browser,
      page,
      context,
    }) => {
      const scripted = await browser.newContext();
      const ref = await shop(await scripted.newPage(), store);
      await context.addCookies(await scripted.cookies());
      await scripted.close();
      await page.goto(`${origin}/cart`);
      await expect(page.getByText('Sous-total').first()).toBeVisible();
      await page.getByRole('link', { name: 'Passer la commande' }).first().click();
      await expect(page.getByText('Zone de livraison').first()).toBeVisible();
      await page.goto(`${origin}/orders-status`);
      await page.getByRole('textbox', { name: /Référence/ }).fill(ref);
      await page.getByRole('button', { name: 'Suivre ma commande' }).click();
      await expect(page).toHaveURL(`${origin}/orders-status/${ref}`);
      await expect(page.getByText('En attente de validation').first()).toBeVisible();
      await expect(page.locator('main [data-skeleton]').filter({ visible: true })).toHaveCount(0);
    });
  });
}
