import type { BrowserContext, Page } from '@playwright/test';
import { axeViolationsByTheme } from './axeViolations.ts';
import { sizes } from './consoleMatrix.ts';
import { consoleScreens, linkedScreens } from './consoleScreens.ts';
import { fillStore, type WrittenScreens } from './filledStore.ts';
import { expect, test } from './shopTest.ts';
import { signInWithin } from './staffPage.ts';
import { stores } from './stores.ts';

// A store with services, so that it has quotes; no other spec signs its owner in.
const origin = stores[2]?.origin ?? '';
const owner = 'awa@rahmou-serwiss.example';
/** What a shopper or supplier might write for staff to open. */
const markup = '<img src=x data-hostile onerror=alert(1)>';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
let written: WrittenScreens;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInWithin(page, origin, owner);
  written = await fillStore(page, markup);
  cookies = await context.cookies();
  await context.close();
});

test.beforeEach(({ context }) => context.addCookies(cookies));

async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(`${origin}/gestion/${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/**
 * What the browser says of the shop's pages in frames: they run no script, and on a busy machine a
 * frame out of sight may show an image long after its preload.
 */
const isOfFrame = (text: string) =>
  text.startsWith('Blocked script execution in') || text.includes('was preloaded using link preload');

/** Texts that became elements, and how much wider than its window the page is. */
const pageViolations = () => ({
  hostile: document.querySelectorAll('[data-hostile]').length,
  overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
});

for (const { name, viewport } of sizes)
  test(`every screen on ${name} is accessible by day and by night, fits and shows markup as text`, async ({
    page,
    browserErrors,
  }) => {
    await page.setViewportSize(viewport);
    const screens = consoleScreens(written);
    const marked = new Set<string>();
    for (const screen of screens) {
      await openScreen(page, screen);
      expect.soft(await axeViolationsByTheme(page), screen).toEqual([]);
      expect.soft(await page.evaluate(pageViolations), screen).toEqual({ hostile: 0, overflow: 0 });
      if ((await page.locator('main').innerText()).includes(markup)) marked.add(screen);
      const others = browserErrors.filter((text) => !isOfFrame(text));
      browserErrors.splice(0, Infinity, ...others);
    }
    // What was written is on screen, so that the check above means something.
    const { order, quote, message, customer, file } = written;
    expect([...marked]).toEqual(expect.arrayContaining([order, quote, message, customer, file]));
  });

test('every screen that the bars and Boutique link to is among those visited', async ({ page }) => {
  const visited = consoleScreens(written);
  await openScreen(page, 'boutique');
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  const linked = await linkedScreens(page);
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((link) => !visited.some((screen) => screen.split('?')[0] === link))).toEqual([]);
});
