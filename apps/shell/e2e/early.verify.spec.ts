import { expect, test, type Page } from '@playwright/test';
import { aProduct } from './noScript.ts';
import { stores } from './stores.ts';

const [{ origin } = { origin: '' }] = stores;
/** How often each race runs. Two processors run ten of these tests a minute. */
const runs = 10;
const processorSlowdown = 6;
/** Slow 4G, as Lighthouse has it. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

/**
 * Presses «Ajouter au panier» at moments in milliseconds after the first paint of a product page,
 * or as soon as the button is there.
 */
const pressEarly = (page: Page, moments: readonly number[]) =>
  page.addInitScript((delays) => {
    if (!window.location.pathname.startsWith('/products/')) return;
    const press = () => {
      const buttons = document.querySelectorAll<HTMLButtonElement>('main button[type=submit]');
      const button = [...buttons].find(({ textContent }) => textContent.includes('Ajouter au panier'));
      if (button) button.click();
      else requestAnimationFrame(press);
    };
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      for (const delay of delays) setTimeout(press, delay);
    }).observe({ type: 'paint', buffered: true });
  }, moments);

/** What the cart holds once the early press was answered. */
async function unitsAfterPress(page: Page): Promise<string> {
  await expect(
    page
      .getByText('Votre article a été ajouté à votre panier.')
      .or(page.getByRole('heading', { name: 'Votre Panier' }))
      .first(),
  ).toBeVisible({ timeout: 40_000 });
  await page.goto(`${origin}/cart`);
  return page.locator('main select').first().inputValue();
}

const presses: [what: string, moments: readonly number[]][] = [
  ['a press at 100 ms', [100]],
  ['a press at 300 ms', [300]],
  ['a press at 1 s', [1000]],
  ['a press at 2 s', [2000]],
  ['pressing twice', [300, 500]],
];
const scripts: [what: string, isFailing: boolean][] = [
  ['scripts load', false],
  ['a script fails', true],
];

for (const [what, moments] of presses)
  for (const [state, isFailing] of scripts)
    for (let run = 1; run <= runs; run += 1)
      test(`${what} adds one product while ${state} (${run})`, async ({ page, browser }) => {
        const reader = await browser.newPage({ javaScriptEnabled: false });
        const { id } = await aProduct(reader, origin, false);
        await reader.close();
        if (isFailing) await page.route('**/assets/*.js', (route) => route.abort());
        await pressEarly(page, moments);
        await slowDown(page);
        await page.goto(`${origin}/products/${id}`, { waitUntil: 'commit' });
        expect(await unitsAfterPress(page)).toBe('1');
      });

/** Runs in the page. */
const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

for (const [state, isFailing] of scripts)
  for (let run = 1; run <= runs; run += 1)
    test(`what is typed into the checkout early stays while ${state} (${run})`, async ({ page, browser }) => {
      const reader = await browser.newPage({ javaScriptEnabled: false });
      const { id } = await aProduct(reader, origin, false);
      await reader.close();
      if (isFailing) await page.route('**/assets/*.js', (route) => route.abort());
      await slowDown(page);
      await page.goto(`${origin}/checkout?product=${id}&quantity=1`, { waitUntil: 'commit' });
      const first = page.getByRole('textbox', { name: /^Prénom/ });
      await first.fill('Awa');
      expect(await page.evaluate(isHydrated)).toBe(false);
      if (!isFailing) await page.waitForFunction(isHydrated);
      await expect(first).toHaveValue('Awa');
      // The form knows it too: only the other fields are missing.
      await page.locator('main button[type=submit]').last().click();
      await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveAttribute('aria-invalid', 'true');
      await expect(first).toHaveValue('Awa');
      await expect(first).not.toHaveAttribute('aria-invalid', 'true');
    });
