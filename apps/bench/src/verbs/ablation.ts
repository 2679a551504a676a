import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { startCountingProxy, type CountingProxy } from '../countingProxy.ts';
import { countOption, option } from '../option.ts';
import { measureVisit, phone, processorSlowdown, slow4g, type VisitFigures } from '../visit.ts';
import { median, report, type Row } from '../report.ts';
import type { Rewrite } from '../rewrite.ts';
import { withShops } from '../shopServer.ts';
import { chosenStores } from '../demoStores.ts';

const defaultRounds = 5;
const defaultSeconds = 15;

/** Something that delays or defers part of a page, and how to do without it. */
interface Optimization {
  name: string;
  rewrite?: Rewrite;
  /** Runs before the page's own scripts. */
  script?: () => void;
}

/** The value of an attribute of the document; our documents quote them. */
const attributeOf = (html: string, name: string) => html.split(`${name}="`)[1]?.split('"')[0] ?? '';

const inHead = (html: string, markup: string) => html.replace('</head>', () => `${markup}</head>`);

/** What `startCode` requests after the first paint, named in the head. */
function withCodeAtOnce(html: string): string {
  const [entry, files] = [attributeOf(html, 'data-entry'), attributeOf(html, 'data-preload')];
  const preloads = files.split(' ').map((file) => `<link rel="modulepreload" href="${file}">`);
  return inHead(html, `${preloads.join('')}<script type="module" src="${entry}"></script>`);
}

const unchanged: Rewrite = (html) => html;

const optimizations: Optimization[] = [
  { name: 'none' },
  { name: 'code after the first paint', rewrite: withCodeAtOnce },
  {
    name: 'layout below the fold deferred',
    rewrite: (html) => inHead(html, '<style>*{content-visibility:visible!important}</style>'),
  },
  {
    name: 'prefetching when idle',
    script: () => {
      window.requestIdleCallback = () => 0;
    },
  },
];

/** One way to open the homes: an optimization off, or another build. */
interface Variant {
  name: string;
  proxy: CountingProxy;
  script?: (() => void) | undefined;
}

async function startVariants(port: number, only: string | undefined, other: string | undefined) {
  const chosen = optimizations.filter(
    ({ name }) => only === undefined || name.includes(only) || name === 'none',
  );
  const variants = await Promise.all(
    chosen.map(async ({ name, rewrite = unchanged, script }): Promise<Variant> => {
      return { name, script, proxy: await startCountingProxy(port, rewrite) };
    }),
  );
  if (other !== undefined)
    variants.push({
      name: `(the server at ${other})`,
      proxy: await startCountingProxy(Number(other), unchanged),
    });
  return variants;
}

const inTurn = <T>(all: readonly T[], round: number): readonly T[] => {
  const at = round % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
};

/**
 * Visits every home by every variant, round by round, so that all meet the same machine; another
 * variant is the first in each round, as the first visit of a home waits for its rendering.
 */
async function visitHomes(
  browser: Browser,
  variants: Variant[],
  homes: readonly string[],
  rounds: number,
  ms: number,
) {
  const visits: { name: string; store: string; figures: VisitFigures }[] = [];
  for (let round = 1; round <= rounds; round += 1)
    for (const store of homes)
      for (const { name, proxy, script } of inTurn(variants, round)) {
        const figures = await measureVisit(browser, proxy, store, ms, script);
        console.error(JSON.stringify({ round, store, name, ...figures }));
        visits.push({ name, store, figures });
      }
  return visits;
}

export const bench: Bench = {
  about:
    'What each optimization of the first view is worth: paints, blocking, first tap, bytes and requests of the homes without it (medians)',
  usage:
    '[--rounds=5] [--seconds=15] [--store=teranga] [--off=prefetching] [--other=<port of another build>]',
  run: async (args) => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    if (!existsSync(executablePath))
      throw new Error('No Chromium found: name one in the variable CHROMIUM_PATH.');
    const rounds = countOption(args, 'rounds', defaultRounds);
    const seconds = countOption(args, 'seconds', defaultSeconds);
    const homes = chosenStores(args);
    const before = conditions({
      phone: `${phone.viewport.width} × ${phone.viewport.height}, density ${phone.deviceScaleFactor}; a new visitor each time`,
      network: `${slow4g.latency} ms, ${slow4g.downloadThroughput} bytes/s, applied; processor ÷ ${processorSlowdown}`,
      counted: `status line, headers and body of every response until ${seconds} s after load`,
      rounds: `${rounds}`,
    });
    const rows = await withShops(async ({ port }) => {
      const variants = await startVariants(port, option(args, 'off'), option(args, 'other'));
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      try {
        const visits = await visitHomes(browser, variants, homes, rounds, seconds * 1000);
        return variants.flatMap(({ name }) =>
          homes.map((home): Row => {
            const all = visits.filter((visit) => visit.name === name && visit.store === home);
            const of = (figure: keyof VisitFigures) => median(all.map(({ figures }) => figures[figure]));
            return {
              'optimization off': name,
              home,
              'FCP ms': of('fcp'),
              'LCP ms': of('lcp'),
              'blocking ms': of('blocking'),
              'tap ms': of('tap'),
              KB: Math.round(of('bytes') / 1000),
              requests: of('requests'),
            };
          }),
        );
      } finally {
        await browser.close();
        for (const { proxy } of variants) proxy.close();
      }
    });
    report('ablation', before, rows);
  },
};
