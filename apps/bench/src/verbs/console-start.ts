import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { countOption } from '../option.ts';
import { median, report, type Row } from '../report.ts';
import { withShops } from '../shopServer.ts';
import { phone, processorSlowdown, slow4g } from '../visit.ts';

const defaultRuns = 5;
const goalMs = 3_000;
const timeoutMs = 60_000;
const installed = '/usr/bin/chromium';
const owner = 'awa@teranga.example';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

declare global {
  interface Window {
    /** When the screen was there, in milliseconds; 0 before. */
    shownScreen?: { at: number };
  }
}

/** Runs before the page: records when its screen is there, with what it shows. */
function watchScreen() {
  const screen = { at: 0 };
  window.shownScreen = screen;
  new MutationObserver(() => {
    const main = document.querySelector('main');
    const isThere = main?.querySelector('h1') && !main.querySelector('[aria-busy=true]');
    if (isThere && screen.at === 0) screen.at = Math.round(performance.now());
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Signs in on a fast network; the code is in the outbox of the development server. */
async function signIn(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/gestion`);
  await page.getByLabel('Téléphone ou adresse e-mail').fill(owner);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  const field = page.getByLabel('Code à 6 chiffres');
  await field.waitFor();
  const sent = await page.evaluate(
    async () => (await (await fetch('/dev/outbox.json')).json()) as { to: string; text: string }[],
  );
  await field.fill(/\b\d{6}\b/.exec(sent.find(({ to }) => to === owner)?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { name: 'Aujourd’hui' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** How long, in milliseconds, a screen takes in a browser that has nothing of it yet. */
async function openCold(browser: Browser, url: string, slowdown: number, state?: State): Promise<number> {
  const context = await browser.newContext({ ...phone, ...(state && { storageState: state }) });
  await context.addInitScript(watchScreen);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { timeout: timeoutMs });
  const screen = await page.waitForFunction(() => window.shownScreen?.at ?? 0, null, { timeout: timeoutMs });
  const at = await screen.jsonValue();
  await context.close();
  return at;
}

/** A visitor's first screen, and those of an owner. */
async function measureScreens(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const state = await signIn(browser, origin);
  const screens = [
    { screen: 'sign-in', path: '', session: undefined },
    { screen: 'Aujourd’hui', path: '/aujourdhui', session: state },
    { screen: 'Commandes', path: '/commandes', session: state },
    { screen: 'Articles', path: '/articles', session: state },
  ];
  const rows: Row[] = [];
  for (const { screen, path, session } of screens) {
    for (const slowdown of [1, processorSlowdown]) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await openCold(browser, `${origin}/gestion${path}`, slowdown, session));
      const ms = Math.round(median(times));
      rows.push({
        screen,
        'processor ÷': slowdown,
        'median ms': ms,
        'longest ms': Math.max(...times),
        [`${goalMs} ms`]: ms <= goalMs ? 'met' : 'missed',
      });
    }
  }
  return rows;
}

export const bench: Bench = {
  about:
    'How long the first screens of the console take on a phone with slow 4G and an empty cache (medians)',
  usage: `[--runs=${defaultRuns}]`,
  run: async (args) => {
    const runs = countOption(args, 'runs', defaultRuns);
    const before = conditions({
      network: `${slow4g.latency} ms, ${slow4g.downloadThroughput} bytes/s, applied; the processor as it is, and slowed down`,
      runs: String(runs),
    });
    const browser = await chromium.launch(existsSync(installed) ? { executablePath: installed } : {});
    try {
      const rows = await withShops(({ port }) =>
        measureScreens(browser, `http://teranga.localhost:${port}`, runs),
      );
      report('console-start', before, rows);
    } finally {
      await browser.close();
    }
  },
};
