import { test as base, expect, type Page, type Response } from '@playwright/test';

/** Collects a browser's errors and warnings as texts: none is allowed. */
export function collectBrowserErrors(page: Page, levels = ['error', 'warning']): string[] {
  const browserErrors: string[] = [];
  page.on('pageerror', (error) => browserErrors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Tests check a 404 or 503 by its status; the browser logs it as well.
    const isStatus = /Failed to load resource.*status of (?:4\d\d|503)/.test(message.text());
    // The tests block the service worker (playwright.config.ts), which the browser logs.
    const isBlockedWorker = message.text().startsWith('Service Worker registration blocked');
    if (levels.includes(message.type()) && !isStatus && !isBlockedWorker) browserErrors.push(message.text());
  });
  return browserErrors;
}

/** A test that fails on an error, a warning or a hydration mismatch of the page. */
export const test = base.extend<{ browserErrors: string[] }>({
  browserErrors: [
    async ({ page }, run) => {
      const browserErrors = collectBrowserErrors(page);
      await run(browserErrors);
      expect(browserErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page is hydrated. Retries on an overloaded server. */
async function waitForHydration(page: Page, load: () => Promise<Response | null>): Promise<void> {
  await expect(async () => {
    const answer = await load();
    expect(answer?.status()).not.toBe(503);
    // Playwright's own waiting calls functions that old browsers lack.
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  }).toPass();
}

/** Opens a page and waits for hydration. */
export const openHydrated = (page: Page, url: string) => waitForHydration(page, () => page.goto(url));

/** Reloads the page, in the same history entry, and waits for hydration. */
export const reloadHydrated = (page: Page) => waitForHydration(page, () => page.reload());

/** A pattern that a text matches, whichever spaces it has and whatever its characters mean in patterns. */
export const patternOf = (text: string) =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(/\s/g, '\\s');

interface ListedProduct {
  id: string;
  name: string;
  hasVariations: boolean;
  quantity: number;
}

/** Stock of the variation that a product page selects by default: the cheapest one available. */
async function firstChoiceOf(page: Page, { id, quantity, hasVariations }: ListedProduct): Promise<number> {
  if (!hasVariations) return quantity;
  const { variations } = await page.evaluate(async (product) => {
    const response = await fetch(`/api/products/${product}`);
    return (await response.json()) as { variations: { sellingPrice: number; quantity: number }[] };
  }, id);
  const inStock = variations.filter((variation) => variation.quantity > 0);
  const [cheapest] = inStock.toSorted((a, b) => a.sellingPrice - b.sellingPrice);
  return cheapest?.quantity ?? 0;
}

/** Of the products listed by the store at hand, the one that a shopper can buy most of. */
async function mostStockedOf(page: Page, isWanted: (product: ListedProduct) => boolean) {
  const { data } = await page.evaluate(async () => {
    const response = await fetch('/api/products');
    return (await response.json()) as { data: ListedProduct[] };
  });
  const products = data.filter(isWanted);
  const stocks = await Promise.all(products.map((product) => firstChoiceOf(page, product)));
  const product = products[stocks.indexOf(Math.max(...stocks))];
  if (!product) throw new Error('This store lists no product of that kind in stock.');
  return product;
}

/** The id of the product that a shopper can buy most of without choosing. */
export const mostStocked = async (page: Page) => (await mostStockedOf(page, () => true)).id;

/** A product that varies or does not, with the most stock: tests run side by side and buy of it. */
export const aProductOf = (page: Page, hasVariations: boolean): Promise<ListedProduct> =>
  mostStockedOf(page, (product) => product.hasVariations === hasVariations);

/** A date that many days ahead, so that no test run is too late for it. */
export const daysAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
