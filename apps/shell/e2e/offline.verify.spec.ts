import type { Page } from '@playwright/test';
import { fillCart } from './filledCart.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { serverOrigin, stores, testedStores } from './stores.ts';

test.use({ serviceWorkers: 'allow' });

const [{ origin } = { origin: '' }] = stores;
const secret = ['/api/cart', '/api/wishlist', '/csrf-token', '/checkout'];

test('without a network a shopper reopens visited pages, with their age', async ({
  page,
  context,
  browserErrors,
}) => {
  // A browser calls a name below localhost secure, as it does https.
  await openHydrated(page, `${origin}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const visits = [
    await page.goto(`${origin}/products?sort=price_asc`),
    await page.goto(`${origin}/products?sort=price_asc`),
  ];
  // With a network every page comes from the server, not from the browser's cache.
  expect(new Set(visits.map((visit) => visit?.headers()['x-request-id'])).size).toBe(2);
  await openHydrated(page, `${origin}/products`);
  const card = page.locator('main a[href^="/products/"]').first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await page.waitForURL(`**${href}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toContainText('Boutique');
  const name = (await heading.textContent()) ?? '';
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^Hors ligne\./)).toBeVisible();
  await expect(page.getByText(/^Page du \d/)).toBeVisible();
  await page.goto(`${origin}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (const path of ['/about', '/orders-status/ABCD']) {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page attend le réseau' })).toBeVisible();
    await expect(page.getByText(/^Hors ligne\./)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }

  const saved = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(saved.filter((path) => secret.some((start) => path.startsWith(start)))).toEqual([]);
  // Errors of the network that the test cut on purpose.
  browserErrors.length = 0;
});

for (const { design, origin: shop } of testedStores)
  test(`${design}: without a network the way into the cart stays free, says why it leads nowhere, and the cart is there`, async ({
    page,
    context,
    browserErrors,
  }) => {
    await openHydrated(page, `${shop}/products`);
    const { id } = await aProductOf(page, false);
    await openHydrated(page, `${shop}/products/${id}`);
    const add = page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' });
    await add.click();
    await expect(page.getByText('Votre article a été ajouté à votre panier.')).toBeVisible();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByText(/^Hors ligne\./)).toBeVisible();
    await add.click();
    await expect(
      page.getByText('Rien n’a été ajouté à votre panier. Réessayez quand le réseau est revenu.'),
    ).toBeVisible();

    // For the first time in this visit.
    await page.locator('header a[href="/cart"]').filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre Panier' })).toBeVisible();
    await expect(page.locator('main article, main li').first()).toBeVisible();
    browserErrors.length = 0;
  });

/** Number of sent mails that contain a word. */
async function mailsWith(page: Page, word: string): Promise<number> {
  const answer = await page.request.get(`${serverOrigin}/dev/outbox.json`);
  return ((await answer.json()) as { text: string }[]).filter(({ text }) => text.includes(word)).length;
}

for (const { design, origin: shop } of testedStores)
  test(`${design}: what is written without a network leaves once, however many pages are open, and the cart is saved`, async ({
    page,
    context,
    browserErrors,
  }) => {
    await openHydrated(page, `${shop}/cart`);
    const { id } = await aProductOf(page, false);
    await fillCart(page, id);
    await openHydrated(page, `${shop}/contacts`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const other = await context.newPage();
    await openHydrated(other, `${shop}/cart`);
    await openHydrated(page, `${shop}/contacts`);
    await page.waitForLoadState('networkidle');
    const word = `sans-reseau-${design}-${Date.now()}`;
    const form = page.getByRole('main');
    for (const [label, text] of [
      ['Prénom', 'Awa'],
      ['Nom', 'Ndiaye'],
      ['Email', 'awa@example.sn'],
      ['Sujet', 'Une robe'],
      ['Message', word],
    ] as const)
      await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);

    await context.setOffline(true);
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText(/^Votre message partira dès que la connexion le permet/)).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: 'Votre Panier' })).toBeVisible();
    await expect(other.locator('main article, main li').first()).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => mailsWith(page, word)).toBe(1);
    await openHydrated(other, `${shop}/contacts`);
    await other.waitForLoadState('networkidle');
    expect(await mailsWith(page, word)).toBe(1);
    browserErrors.length = 0;
  });
