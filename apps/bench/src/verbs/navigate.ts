import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { countOption } from '../option.ts';
import { median, report, type Row } from '../report.ts';
import { withShops } from '../shopServer.ts';
import { chosenStores } from '../demoStores.ts';

const defaultRuns = 3;
const phone = { width: 412, height: 823 };
const pixelRatio = 1.75;
/**
 * Lighthouse's slow 4G as applied by its throttling: 150 ms and 1.6 Mbit/s, adjusted for real
 * network overhead.
 */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const processorRate = 4;
/**
 * Time in milliseconds a page rests before it is scrolled and before a click: its code has loaded
 * by then.
 */
const restMs = 6_000;
/** Scroll distance in pixels of a shopper who browses. */
const scrollPx = 300;
/** How long, in milliseconds, a thumb stays on a link before the click. */
const defaultHoldMs = 80;
const timeoutMs = 30_000;

type Clock = Record<string, number>;

/**
 * Presses a card's link and measures, by the page's own clock from the click, when title and image
 * of the next page are visible.
 */
async function pressCard(page: Page, holdMs: number): Promise<Clock> {
  return page.evaluate(
    async ([waitMs, heldMs]) => {
      const link = document.querySelector<HTMLElement>('main a[href^="/products/"]');
      if (!link) throw new Error('There is no card.');
      const path = new URL((link as HTMLAnchorElement).href).pathname;
      const before = document.querySelector('main h1')?.textContent;
      const isThere = () => {
        const title = document.querySelector('main h1')?.textContent;
        return location.pathname === path && Boolean(title) && title !== before;
      };
      const isImageLoaded = () => {
        const image = document.querySelector<HTMLImageElement>('main img');
        return isThere() && image !== null && image.complete && image.naturalWidth > 0;
      };
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, heldMs));
      const startedAt = performance.now();
      const rendered = async (isSo: () => boolean) => {
        while (!isSo()) {
          if (performance.now() - startedAt > waitMs) return Number.NaN;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - startedAt;
      };
      link.click();
      const [title, image] = await Promise.all([rendered(isThere), rendered(isImageLoaded)]);
      return { 'card → title ms': title, 'card → image ms': image };
    },
    [timeoutMs, holdMs] as const,
  );
}

/** Presses «Ajouter au panier» and measures when the header's count updates. */
async function pressAdd(page: Page): Promise<Clock> {
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /ajouter au panier/i })
    .first();
  await add.waitFor({ timeout: timeoutMs });
  return add.evaluate(async (button: HTMLElement, waitMs) => {
    const cart = document.querySelector('header a[href="/cart"]');
    const count = () => cart?.textContent ?? '';
    const before = count();
    const startedAt = performance.now();
    button.click();
    while (count() === before) {
      if (performance.now() - startedAt > waitMs) return { 'add → badge ms': Number.NaN };
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return { 'add → badge ms': performance.now() - startedAt };
  }, timeoutMs);
}

/**
 * One visit. With `looksRound` it scrolls before pressing; without, it presses first, on a page
 * without any earlier interaction.
 */
async function once(browser: Browser, origin: string, looksRound: boolean, holdMs: number): Promise<Clock> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: pixelRatio,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    // The benchmark's compiler inserts calls of this function, which does not exist in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
    await page.goto(`${origin}/products`);
    await page.waitForTimeout(restMs);
    if (looksRound) {
      await page.evaluate((px) => scrollBy(0, px), scrollPx);
      await page.waitForTimeout(restMs);
    }
    const card = await pressCard(page, holdMs);
    await page.waitForTimeout(restMs);
    return { ...card, ...(await pressAdd(page)) };
  } finally {
    await context.close();
  }
}

function medians(clocks: readonly Clock[]): Row {
  const names = Object.keys(clocks[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, Math.round(median(clocks.map((clock) => clock[name] ?? Number.NaN)))]),
  );
}

export const bench: Bench = {
  about:
    'By the page’s own clock, on a slow phone: card click → title and image; add click → badge (medians)',
  usage: `[--runs=${defaultRuns}] [--store=teranga] [--hold=${defaultHoldMs}]`,
  run: async (args) => {
    const runs = countOption(args, 'runs', defaultRuns);
    const holdMs = countOption(args, 'hold', defaultHoldMs);
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    if (!existsSync(executablePath))
      throw new Error('No Chromium found: name one in the variable CHROMIUM_PATH.');
    const before = conditions({
      phone: `${phone.width} × ${phone.height}, processor ÷ ${processorRate}`,
      network: `applied slow 4G: ${slow4g.latency} ms, ${slow4g.downloadThroughput} bytes/s`,
      press: `held for ${holdMs} ms; the clock begins with the click`,
      runs: `${runs}, without a service worker; each page rests ${restMs} ms before it is pressed`,
    });
    const rows = await withShops(async ({ port }) => {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      try {
        const measured: Row[] = [];
        for (const store of chosenStores(args))
          for (const looksRound of [true, false]) {
            const clocks: Clock[] = [];
            for (let run = 0; run < runs; run += 1)
              clocks.push(await once(browser, `http://${store}.localhost:${port}`, looksRound, holdMs));
            measured.push({
              store,
              pressed: looksRound ? 'after a scroll' : 'first of all',
              ...medians(clocks),
            });
          }
        return measured;
      } finally {
        await browser.close();
      }
    });
    report('navigate', before, rows);
  },
};
