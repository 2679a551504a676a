import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { lighthouse, measureOften, pathsOf } from '../lighthouse.ts';
import { countOption, option } from '../option.ts';
import { report, type Row } from '../report.ts';
import { withShops } from '../shopServer.ts';
import { chosenStores } from '../demoStores.ts';

const defaultRuns = 5;

const pageTypes = ['home', 'list', 'product', 'cart'];

async function measurePage(url: string, method: string, runs: number): Promise<Omit<Row, 'page'>> {
  const figures = await measureOften(runs, url, method);
  return {
    'JS KiB': figures.js,
    'total KiB': figures.total,
    requests: figures.requests,
    'FCP ms': figures.FCP,
    'LCP ms': figures.LCP,
    'TBT ms': figures.TBT,
    'longest task ms': figures.longest,
    'longest after the paint ms': figures.longestAfterPaint,
    CLS: figures.CLS,
    score: figures.score,
  };
}

export const bench: Bench = {
  about:
    'Lighthouse over every page type and design: bytes, requests, first and largest paint, blocking time (medians)',
  usage: '[--runs=5] [--method=simulate|devtools] [--page=home] [--store=teranga]',
  run: async (args) => {
    const runs = countOption(args, 'runs', defaultRuns);
    const method = option(args, 'method') ?? 'simulate';
    const chosenPage = option(args, 'page');
    const pages = pageTypes.filter((page) => page === (chosenPage ?? page));
    const before = conditions({
      lighthouse,
      preset: 'mobile, slow 4G, processor ÷ 4',
      method,
      runs: `${runs}`,
    });
    const rows = await withShops(async ({ port }) => {
      const measured: Row[] = [];
      for (const store of chosenStores(args)) {
        const host = `${store}.localhost:${port}`;
        const paths = await pathsOf(port, host);
        for (const page of pages) {
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
