import { expect, openAlive, test } from './shopTest.ts';
import { stores } from './stores.ts';

test.use({ serviceWorkers: 'allow' });

const [{ origin } = { origin: '' }] = stores;
const secret = ['/api/cart', '/api/wishlist', '/csrf-token', '/checkout'];

test('without a network a shopper sees again what was seen, and is told how old it is', async ({
  page,
  context,
  complaints,
}) => {
  // A browser calls a name below localhost secure, as it does https.
  await openAlive(page, `${origin}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await openAlive(page, `${origin}/products`);
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
  await expect(page.getByText(/^Hors ligne\. Vous voyez ce qui était là le /)).toBeVisible();
  await page.goto(`${origin}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => secret.some((start) => path.startsWith(start)))).toEqual([]);
  // What the cut network refused was asked for on purpose.
  complaints.length = 0;
});
