import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { median, report, type Row } from '../report.ts';
import { withShops } from '../shopServer.ts';

/** Lighthouse is run through npx, so that only those who measure download it. */
const lighthouse = 'lighthouse@12.8.2';
const defaultRuns = 5;
const outputLimit = 64 * 2 ** 20;
const bytesPerKiB = 1024;
const run = promisify(execFile);

const stores = ['teranga', 'lybalikou', 'rahmou-serwiss'];
const pageTypes = ['home', 'list', 'product', 'cart'];

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}
type Figures = Record<'js' | 'total' | 'requests' | 'FCP' | 'LCP' | 'TBT' | 'CLS' | 'score', number>;

/** The figures of one Lighthouse report. */
function readFigures(json: string): Figures {
  const { audits, categories } = JSON.parse(json) as {
    audits: Record<string, Audit>;
    categories: { performance: { score: number } };
  };
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const items = audits['network-requests']?.details?.items ?? [];
  const weigh = (some: typeof items) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / bytesPerKiB;
  return {
    js: weigh(items.filter(({ resourceType }) => resourceType === 'Script')),
    total: weigh(items),
    requests: items.length,
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    score: categories.performance.score * 100,
  };
}

/** Opens a page once, as a phone on slow 4G with a quarter of this processor. */
async function measure(url: string, method: string): Promise<Figures> {
  const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) throw new Error('No Chromium found: name one in the variable CHROMIUM_PATH.');
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--throttling-method=${method}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { maxBuffer: outputLimit, env: { ...process.env, CHROME_PATH: chromium } },
  );
  return readFigures(stdout);
}

/** The path of each page type, with a product the store has. */
async function pathsOf(port: number, host: string): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/products`, { headers: { Host: host } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return { home: '/', list: '/products', product: `/products/${data[0]?.id ?? ''}`, cart: '/cart' };
}

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

async function measurePage(url: string, method: string, runs: number): Promise<Omit<Row, 'page'>> {
  const all: Figures[] = [];
  for (let left = runs; left > 0; left -= 1) all.push(await measure(url, method));
  const middle = (name: keyof Figures) => median(all.map((figures) => figures[name]));
  return {
    'JS KiB': round(middle('js')),
    'total KiB': round(middle('total')),
    requests: middle('requests'),
    'FCP ms': round(middle('FCP')),
    'LCP ms': round(middle('LCP')),
    'TBT ms': round(middle('TBT')),
    CLS: round(middle('CLS'), 3),
    score: round(middle('score')),
  };
}

/** An option's value: `--runs=3`. */
function option(args: readonly string[], name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

export const bench: Bench = {
  about:
    'Lighthouse over every page type and design: bytes, requests, first and largest paint, blocking time (medians)',
  usage: '[--runs=5] [--method=simulate|devtools] [--page=home] [--store=teranga]',
  run: async (args) => {
    const runs = Number(option(args, 'runs') ?? defaultRuns);
    const method = option(args, 'method') ?? 'simulate';
    const chosen = (all: readonly string[], name: string) =>
      all.filter((each) => each === (option(args, name) ?? each));
    const before = conditions({
      lighthouse,
      preset: 'mobile, slow 4G, processor ÷ 4',
      method,
      runs: String(runs),
    });
    const rows = await withShops(async ({ port }) => {
      const measured: Row[] = [];
      for (const store of chosen(stores, 'store')) {
        const host = `${store}.localhost:${port}`;
        const paths = await pathsOf(port, host);
        for (const page of chosen(pageTypes, 'page')) {
          const figures = await measurePage(`http://${host}${paths[page] ?? '/'}`, method, runs);
          measured.push({ page: `${store} ${page}`, ...figures });
          console.error(JSON.stringify(measured.at(-1)));
        }
      }
      return measured;
    });
    report(`page-${method}`, before, rows);
  },
};
