import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { startCountingProxy, type Answer, type CountingProxy } from '../countingProxy.ts';
import { report, type Row } from '../report.ts';
import { withShops } from '../shopServer.ts';

const stores = ['teranga', 'lybalikou', 'rahmou-serwiss'];
/** Byte budget of home, list and product together on a first visit. */
const goalBytes = 300_000;
/** Time in milliseconds without a request after which a page counts as loaded. */
const quietMs = 2500;
const phone = { width: 360, height: 800 };
const pixelRatio = 2;

const kinds = ['HTML', 'JS', 'CSS', 'fonts', 'pictures', 'data'] as const;
type Kind = (typeof kinds)[number];

const kindOf = ({ path, mediaType }: Answer): Kind => {
  if (mediaType === 'text/html') return 'HTML';
  if (mediaType.endsWith('javascript')) return 'JS';
  if (mediaType === 'text/css') return 'CSS';
  if (mediaType.startsWith('font/') || path.endsWith('.woff2')) return 'fonts';
  return mediaType.startsWith('image/') ? 'pictures' : 'data';
};

function measureBytes(answers: readonly Answer[]): Record<Kind | 'total', number> {
  const of = (kind: Kind | null) =>
    answers.reduce((sum, answer) => sum + (kind === null || kindOf(answer) === kind ? answer.bytes : 0), 0);
  return {
    HTML: of('HTML'),
    JS: of('JS'),
    CSS: of('CSS'),
    fonts: of('fonts'),
    pictures: of('pictures'),
    data: of('data'),
    total: of(null),
  };
}

/** Waits until no answer has arrived for a while, and returns the answers. */
async function settle(page: Page, proxy: CountingProxy): Promise<Answer[]> {
  const all: Answer[] = [];
  for (;;) {
    await page.waitForTimeout(quietMs);
    const more = proxy.take();
    if (more.length === 0) return all;
    all.push(...more);
  }
}

/** Clicks the first link of the page that matches. */
async function follow(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** A first visit of a store: its home, from there its list, from there a product. */
async function visit(
  browser: Browser,
  proxy: CountingProxy,
  store: string,
  isSparing: boolean,
): Promise<Row[]> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: pixelRatio,
    hasTouch: true,
    isMobile: true,
    ...(isSparing ? { extraHTTPHeaders: { 'save-data': 'on' } } : {}),
  });
  if (isSparing)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
  const page = await context.newPage();
  const name = isSparing ? store : `${store}, mode off`;
  const all: Answer[] = [];
  const rows: Row[] = [];
  const step = async (what: string) => {
    const answers = await settle(page, proxy);
    all.push(...answers);
    rows.push({ page: `${name} ${what}`, ...measureBytes(answers), goal: '' });
  };
  await page.goto(`http://${store}.localhost:${proxy.port}/`);
  await step('home');
  await follow(page, 'a[href="/products"]');
  await step('list');
  await follow(page, 'main a[href^="/products/"]');
  await step('product');
  const sums = measureBytes(all);
  const goal = sums.total <= goalBytes ? 'met' : 'missed';
  if (process.env['BENCH_DETAIL'])
    for (const answer of all.toSorted((a, b) => b.bytes - a.bytes)) console.error(answer.bytes, answer.path);
  await context.close();
  return [...rows, { page: `${name}, all three`, ...sums, goal: isSparing ? goal : '' }];
}

export const bench: Bench = {
  about:
    'Bytes over the wire of a first visit (home, list, product) in each design, mode économie on and off (two minutes)',
  usage: '[store]',
  run: async ([only]) => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    if (!existsSync(executablePath))
      throw new Error('No Chromium found: name one in the variable CHROMIUM_PATH.');
    const before = conditions({
      phone: `${phone.width} × ${phone.height}, ${pixelRatio} pixels each; nothing kept before; pages reached by links, not scrolled`,
      counted: 'status line, headers and body of every answer, also to the service worker, before HTTP/2',
      goal: `${goalBytes} bytes for all three`,
    });
    const rows = await withShops(async ({ port }) => {
      const proxy = await startCountingProxy(port);
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      try {
        const measured: Row[] = [];
        for (const store of stores.filter((each) => each === (only ?? each)))
          for (const isSparing of [true, false])
            for (const row of await visit(browser, proxy, store, isSparing)) {
              measured.push(row);
              console.error(JSON.stringify(row));
            }
        return measured;
      } finally {
        await browser.close();
        proxy.close();
      }
    });
    report('economy', before, rows);
    const missed = rows.filter(({ goal }) => goal === 'missed').map(({ page }) => page);
    if (missed.length > 0) throw new Error(`Above ${goalBytes} bytes: ${missed.join('; ')}`);
  },
};
