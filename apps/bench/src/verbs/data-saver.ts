import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { startCountingProxy } from '../countingProxy.ts';
import { browsing, purchase } from '../dataSaver/steps.ts';
import { phone, visit } from '../dataSaver/visit.ts';
import { report, type Row } from '../report.ts';
import { withShops } from '../shopServer.ts';
import { demoStores } from '../demoStores.ts';

/** Byte budget of home, list and product together on a first visit. */
const browsingBytes = 300_000;
/** Byte budget of a first purchase without JavaScript, from the home to the confirmation. */
const purchaseBytes = 200_000;

export const bench: Bench = {
  about:
    'Bytes over the wire of a first visit (home, list, product) in each design, mode économie on and off (two minutes); --no-script: of a first purchase without JavaScript',
  usage: '[store] [--no-script]',
  run: async (args) => {
    const only = args.find((arg) => !arg.startsWith('--'));
    const hasScripts = !args.includes('--no-script');
    const goalBytes = hasScripts ? browsingBytes : purchaseBytes;
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    if (!existsSync(executablePath))
      throw new Error('No Chromium found: name one in the variable CHROMIUM_PATH.');
    const { width, height } = phone.viewport;
    const before = conditions({
      phone: `${width} × ${height}, ${phone.deviceScaleFactor} pixels each; nothing cached before; pages reached by ${hasScripts ? 'links' : 'links and forms, JavaScript off'}, not scrolled`,
      counted: 'status line, headers and body of every answer, also to the service worker, before HTTP/2',
      goal: `${goalBytes} bytes in all`,
    });
    const rows = await withShops(async ({ port }) => {
      const proxy = await startCountingProxy(port);
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      try {
        const measured: Row[] = [];
        for (const name of demoStores.filter((each) => each === (only ?? each)))
          for (const savesData of [true, false]) {
            const origin = `http://${name}.localhost:${proxy.port}`;
            const steps = hasScripts ? browsing(origin) : purchase(origin);
            for (const row of await visit(browser, proxy, {
              name,
              savesData,
              hasScripts,
              steps,
              goalBytes,
            })) {
              measured.push(row);
              console.error(JSON.stringify(row));
            }
          }
        return measured;
      } finally {
        await browser.close();
        proxy.close();
      }
    });
    report(hasScripts ? 'data-saver' : 'data-saver-no-script', before, rows);
    const missed = rows.filter(({ goal }) => goal === 'missed').map(({ page }) => page);
    if (missed.length > 0) throw new Error(`Above ${goalBytes} bytes: ${missed.join('; ')}`);
  },
};
