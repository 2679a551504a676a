import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { median } from './report.ts';
import { runProgram } from './runProgram.ts';

/** Lighthouse is run through npx, so that only those who measure download it. */
export const lighthouse = 'lighthouse@12.8.2';
const outputLimit = 64 * 2 ** 20;
const bytesPerKiB = 1024;
const shiftDigits = 3;

interface Audit {
  numericValue?: number;
  details?: {
    items?: { resourceType?: string; transferSize?: number; startTime?: number; duration?: number }[];
  };
}
export type Figures = Record<
  | 'js'
  | 'total'
  | 'requests'
  | 'FCP'
  | 'LCP'
  | 'TBT'
  | 'longest'
  | 'longestAfterPaint'
  | 'CLS'
  | 'score'
  | 'accessibility',
  number
>;

/** The figures of one Lighthouse report. */
export function readFigures(text: string): Figures {
  const { audits, categories } = JSON.parse(text) as {
    audits: Record<string, Audit>;
    categories: { performance: { score: number }; accessibility?: { score: number } };
  };
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const items = audits['network-requests']?.details?.items ?? [];
  const longTasks = audits['long-tasks']?.details?.items ?? [];
  // Only tasks of 50 ms or more are reported; 0 means none.
  const longest = (some: typeof longTasks) => Math.max(0, ...some.map(({ duration = 0 }) => duration));
  const painted = value('first-contentful-paint');
  const measureBytes = (some: typeof items) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / bytesPerKiB;
  return {
    js: measureBytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    total: measureBytes(items),
    requests: items.length,
    FCP: painted,
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    longest: longest(longTasks),
    longestAfterPaint: longest(longTasks.filter(({ startTime = 0 }) => startTime >= painted)),
    CLS: value('cumulative-layout-shift'),
    score: categories.performance.score * 100,
    accessibility: (categories.accessibility?.score ?? Number.NaN) * 100,
  };
}

/** Opens a page once, as a phone on slow 4G with a quarter of this processor. */
export async function measure(url: string, method: string, categories = 'performance'): Promise<Figures> {
  const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) throw new Error('No Chromium found: name one in the variable CHROMIUM_PATH.');
  const { stdout } = await runProgram(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories}`,
      `--throttling-method=${method}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { maxBuffer: outputLimit, env: { ...process.env, CHROME_PATH: chromium } },
  );
  return readFigures(stdout);
}

/**
 * Combines the metrics of several page loads by their medians: a single load measures machine noise
 * as much as the page.
 */
export function middleOf(all: readonly Figures[]): Figures {
  const [first] = all;
  if (!first) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof Figures)[];
  const middles = names.map((name) => {
    const middle = median(all.map((figures) => figures[name]));
    return [name, Number(middle.toFixed(name === 'CLS' ? shiftDigits : 0))] as const;
  });
  return Object.fromEntries(middles) as Figures;
}

/** Maximum attempts per page: on a busy machine Lighthouse itself recommends a retry. */
const mostTries = 3;

/** Retries an operation up to `tries` times; throws the last error. */
export async function withRetries<T>(work: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`Once more: ${(error as Error).message}`);
    return withRetries(work, tries - 1);
  }
}

/** Opens a page several times. */
export async function measureOften(runs: number, ...opening: Parameters<typeof measure>): Promise<Figures> {
  const all: Figures[] = [];
  for (let left = runs; left > 0; left -= 1) all.push(await withRetries(() => measure(...opening)));
  return middleOf(all);
}

/** The store's products; by Node's own client, because `fetch` does not let a host be named. */
async function productsOf(port: number, host: string): Promise<{ id: string }[]> {
  const requested = get({ host: '127.0.0.1', port, path: '/api/products', headers: { host } });
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  return ((await json(answer)) as { data: { id: string }[] }).data;
}

/** The path of each page type, with a product the store has. */
export async function pathsOf(port: number, host: string): Promise<Record<string, string>> {
  const [product] = await productsOf(port, host);
  const id = product?.id ?? '';
  return {
    home: '/',
    list: '/products',
    product: `/products/${id}`,
    cart: '/cart',
    checkout: `/checkout?product=${id}&quantity=1`,
  };
}
