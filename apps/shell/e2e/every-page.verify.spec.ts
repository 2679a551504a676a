import type { APIRequestContext, Page } from '@playwright/test';
import { everyPage } from './everyPage.ts';
import { fillCart, placeOrder } from './filledCart.ts';
import { htmlViolations } from './htmlViolations.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { serverOrigin, stores, type DemoStore } from './stores.ts';

/** Runs before each page: records Content-Security-Policy violations. */
function watchViolations() {
  const violations: string[] = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

/** A document as the server sends it; null if it redirects. */
async function sent(request: APIRequestContext, origin: string, path: string): Promise<string | null> {
  const headers = { host: new URL(origin).host };
  const answer = await request.get(serverOrigin + path, { headers, maxRedirects: 0 });
  return answer.headers()['location'] === undefined ? answer.text() : null;
}

/** Opens a page, waits for hydration and returns the document's HTML. */
async function hydrated(page: Page, url: string): Promise<string> {
  await openHydrated(page, url);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await page.evaluate<string[]>('violations'), url).toEqual([]);
  return page.content();
}

/** The pages of a visitor who has filled a cart and placed an order. */
async function privateDocuments(page: Page, { origin }: DemoStore): Promise<[string, string][]> {
  const { id } = await aProductOf(page, false);
  await fillCart(page, id);
  const cart = await hydrated(page, `${origin}/cart`);
  const checkout = await hydrated(page, `${origin}/checkout`);
  const ref = await placeOrder(page, id);
  const order = await hydrated(page, `${origin}/orders-status/${ref}`);
  return [
    ['a filled cart', cart],
    ['a checkout', checkout],
    ['an order', order],
  ];
}

/** A page is opened in a second or two; a store has about thirty of them. */
const minuteMs = 60_000;

for (const store of stores)
  test(`${store.design}: every page is valid HTML, as sent and hydrated, within its policy`, async ({
    page,
    request,
  }) => {
    test.setTimeout(4 * minuteMs);
    await page.addInitScript(watchViolations);
    const documents = new Map<string, string>();
    for (const path of await everyPage(store, request)) {
      const html = await sent(request, store.origin, path);
      if (html !== null) documents.set(`${path} as sent`, html);
      documents.set(`${path} hydrated`, await hydrated(page, store.origin + path));
    }
    for (const [name, html] of await privateDocuments(page, store)) documents.set(name, html);
    expect(htmlViolations(documents)).toEqual([]);
  });

test('documents outside a design are valid HTML, within their policy', async ({ page, request }) => {
  const origin = stores[0]?.origin ?? '';
  await page.addInitScript(watchViolations);
  const documents = new Map<string, string>();
  for (const path of ['/dev/outbox', '/dev/mails', '/nulle-part.php', '//x.test/products']) {
    documents.set(path, (await sent(request, origin, path)) ?? '');
    await page.goto(`${origin}${path}`);
    await expect(page.locator('h1')).not.toHaveCSS('font-family', /Times/);
    expect(await page.evaluate<string[]>('violations')).toEqual([]);
  }
  expect(htmlViolations(documents)).toEqual([]);
});
