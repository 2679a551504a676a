import { errors, type Browser, type Page } from 'playwright';
import type { CountingProxy } from './countingProxy.ts';

/** Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

/** Slow 4G, as Lighthouse applies it. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** How much slower than this machine the processor is. */
export const processorSlowdown = 4;

/** How long, in milliseconds, a page may take on a busy machine. */
const loadTimeoutMs = 120_000;
/** How long, in milliseconds, the paint after a tap may take. */
const tapTimeoutMs = 5_000;

/** What one visit took. */
export interface VisitFigures {
  fcp: number;
  lcp: number;
  /** Time of tasks beyond 50 ms each, from the first paint on. */
  blocking: number;
  /** From the first tap to the next paint, once the page is at rest; 0 if nothing is painted. */
  tap: number;
  bytes: number;
  requests: number;
}

type Timings = Pick<VisitFigures, 'fcp' | 'lcp' | 'blocking' | 'tap'>;

declare global {
  interface Window {
    timings?: Timings;
  }
}

async function timingsOn(page: Page): Promise<Timings> {
  const timings = await page.evaluate(() => window.timings);
  if (!timings) throw new Error('The page records no timings.');
  return timings;
}

/** Runs before the page: records its paints, long tasks and first input. */
function watchTimings() {
  // The state of a throttled connection would turn on the data saver.
  Object.defineProperty(navigator, 'connection', { value: undefined });
  const timings: Timings = { fcp: 0, lcp: 0, blocking: 0, tap: 0 };
  window.timings = timings;
  // No function of its own in here: tsx would wrap it in a helper that the page lacks.
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === 'first-contentful-paint') timings.fcp = Math.round(startTime);
      if (entryType === 'largest-contentful-paint') timings.lcp = Math.round(startTime);
      if (entryType === 'longtask' && timings.fcp > 0 && startTime >= timings.fcp)
        timings.blocking += Math.round(duration - 50);
      if (entryType === 'first-input') timings.tap = Math.round(duration);
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'first-input'])
    observer.observe({ type, buffered: true });
}

const isTapTimed = () => (window.timings?.tap ?? 0) > 0;

/** Opens a store's home as a new visitor, and counts until some time after it has loaded. */
export async function measureVisit(
  browser: Browser,
  proxy: CountingProxy,
  store: string,
  ms: number,
  script?: () => void,
): Promise<VisitFigures> {
  const context = await browser.newContext({ ...phone, bypassCSP: true });
  await context.addInitScript(watchTimings);
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  proxy.take();
  await page.goto(`http://${store}.localhost:${proxy.port}/`, { timeout: loadTimeoutMs });
  await page.waitForTimeout(ms);
  const answers = proxy.take();
  const timings = await timingsOn(page);
  // Its own task is not one of the visit's.
  await page.locator('h1').first().tap({ force: true });
  // Where a tap changes nothing on screen no paint follows, and no entry: it stays 0.
  try {
    await page.waitForFunction(isTapTimed, undefined, { timeout: tapTimeoutMs });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  const { tap } = await timingsOn(page);
  await context.close();
  if (process.env['BENCH_DETAIL']) for (const { bytes, path } of answers) console.error(bytes, path);
  return {
    ...timings,
    tap,
    bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: answers.length,
  };
}
