import type { Page } from '@playwright/test';
import { serveForeignApi, servePlainFiles, type Listening } from './plainFiles.ts';
import { expect, openHydrated, test } from './shopTest.ts';

const renderedDesign = (page: Page) => page.locator('html').getAttribute('data-design');

const metaOf = (api: Listening, files: Record<string, string> = {}) => ({
  'store-id': 'lybalikou',
  'store-name': 'Lybalikou',
  'cdn-base-url': `${api.origin}/cdn/`,
  'api-base-url': api.origin,
  design: 'lybalikou',
  ...files,
});

test.describe('as plain files, with the API on another origin', () => {
  let api: Listening;
  const running: Listening[] = [];
  const serve = async (meta: Record<string, string> = {}) => {
    const files = await servePlainFiles(metaOf(api, meta));
    running.push(files);
    return files.origin;
  };
  test.beforeAll(async () => {
    api = await serveForeignApi('lybalikou.localhost');
    running.push(api);
  });
  test.afterAll(() => Promise.all(running.map(({ stop }) => stop())));

  test('the shop renders, navigates and fills its cart', async ({ page }) => {
    const origin = await serve();
    await openHydrated(page, `${origin}/`);
    expect(await renderedDesign(page)).toBe('lybalikou');
    await expect(page).toHaveTitle(/Lybalikou/);
    await openHydrated(page, `${origin}/products`);
    await page.locator('main a[href^="/products/"]').filter({ visible: true }).first().click();
    await page.waitForURL('**/products/*');
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await expect(page.getByText('Votre article a été ajouté à votre panier.').first()).toBeVisible();
    await openHydrated(page, `${origin}/cart`);
    await expect(page.getByRole('link', { name: 'Passer la commande' }).first()).toBeVisible();
  });

  test('a moved address redirects, an unknown one shows the 404 page', async ({ page }) => {
    const origin = await serve();
    await openHydrated(page, `${origin}/shop?sort=price_asc`);
    expect(page.url()).toBe(`${origin}/products?sort=price_asc`);
    await openHydrated(page, `${origin}/nulle-part`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(/^Page introuvable/);
  });

  test('the saved theme is applied', async ({ page }) => {
    const origin = await serve();
    await openHydrated(page, `${origin}/`);
    await page.evaluate(() => localStorage.setItem('theme', 'night'));
    await openHydrated(page, `${origin}/cart`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  });

  for (const [requested, sentence] of [
    ['inconnu', /«inconnu» does not exist/],
    ['', /names no design/],
  ] as const) {
    test(`the design «${requested}» renders the default and says so once`, async ({
      page,
      browserErrors,
    }) => {
      const origin = await serve({ design: requested });
      await openHydrated(page, `${origin}/`);
      await expect(page.locator('h1')).toBeVisible();
      expect(await renderedDesign(page)).toBe('default');
      const said = browserErrors.splice(0);
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(sentence);
    });
  }
});
