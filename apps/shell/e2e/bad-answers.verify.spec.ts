import type { Page, Route } from '@playwright/test';
import { expect, openHydrated, test } from './shopTest.ts';
import { stores } from './stores.ts';

const [store] = stores;
if (!store) throw new Error('There is no demo store.');
const { origin } = store;

/** API responses that are not valid answers. */
const badAnswers: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Connexion</h1>' })],
  ['nothing', (route) => route.fulfill({ contentType: 'application/json', body: '' })],
  [
    'half of it',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"data": [{"id": "a", "na' }),
  ],
  ['none of its fields', (route) => route.fulfill({ contentType: 'application/json', body: '{}' })],
  ['a lost line', (route) => route.abort()],
];

/** Navigates without loading a document, so that the browser sends the API request itself. */
async function follow(page: Page, href: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, href);
}

/**
 * Filters a browser's console messages down to our own errors: aborted connections and refused
 * files are provoked by the test.
 */
function saveErrors(browserErrors: string[]) {
  const ownErrors = browserErrors.filter((text) => text.startsWith('error:') && !text.includes('preload'));
  browserErrors.splice(0, browserErrors.length, ...ownErrors);
}

for (const [what, answer] of badAnswers) {
  test(`a product whose answer is ${what} says so and leads back to the products`, async ({
    page,
    browserErrors,
  }) => {
    await openHydrated(page, `${origin}/`);
    await page.route('**/api/products/absent', answer);
    await follow(page, '/products/absent');
    const main = page.locator('main');
    await expect(main.getByText(/Failed to load product details|Product not found/)).toBeVisible();
    await expect(main.getByText(/Failed to load product details|Product not found/)).toHaveAttribute(
      'lang',
      'en',
    );
    await expect(main.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('lang', 'en');
    await expect(main.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
    saveErrors(browserErrors);
  });

  test(`a list whose answer is ${what} still has its title, and says what is wrong`, async ({
    page,
    browserErrors,
  }) => {
    await openHydrated(page, `${origin}/`);
    await page.route('**/api/products?*', answer);
    await follow(page, '/products?sort=price_asc');
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      main.getByText(/Une erreur|Impossible|n’a pas|Aucun produit ne correspond|Failed to load/).first(),
    ).toBeVisible();
    saveErrors(browserErrors);
  });
}

/** Storage that is forbidden, full, or full of nonsense. */
const badStorages: [what: string, spoil: () => void][] = [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'corrupt',
    () => {
      Storage.prototype.getItem = () => '{"half": [';
    },
  ],
];

for (const [what, spoil] of badStorages) {
  test(`storage that is ${what} breaks no page`, async ({ page }) => {
    await page.addInitScript(spoil);
    await openHydrated(page, `${origin}/products`);
    const card = page.locator('main a[href^="/products/"]').filter({ visible: true }).first();
    const href = (await card.getAttribute('href')) ?? '';
    await card.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${href}`);
    await expect(page.getByRole('button', { name: /Ajouter au panier|En rupture/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page.locator('main a[href^="/products/"]').filter({ visible: true }).first()).toBeVisible();
  });
}
