import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import type { Bench } from '../bench.ts';
import { conditions, root } from '../conditions.ts';
import { lighthouse, measureOften, pathsOf, type Figures } from '../lighthouse.ts';
import { withShops } from '../shopServer.ts';
import { runProgram } from '../runProgram.ts';

const pageTypes = ['home', 'list', 'product', 'cart', 'checkout'];
const screens = { phone: { width: 360, height: 800 }, desk: { width: 1440, height: 900 } } as const;
const storeOf: Readonly<Record<string, string>> = {
  lybalikou: 'lybalikou',
  'rahmou-serwiss': 'rahmou-serwiss',
};
const imageQuality = 72;
/** Loads per page; the median of three is reported. */
const runs = 3;
/** Time in milliseconds a busy machine may take to load a home with its images. */
const loadTimeoutMs = 120_000;

/** Takes screenshots of a home at both widths; returns their file names in the design's folder. */
async function photograph(url: string, folder: string): Promise<string[]> {
  mkdirSync(path.join(folder, 'images'), { recursive: true });
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const names: string[] = [];
  for (const [name, viewport] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    // A busy machine looks like a slow network, on which the shop loads no web fonts.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
    await page.goto(url, { waitUntil: 'networkidle', timeout: loadTimeoutMs });
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
    });
    const file = `images/home-${name}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: imageQuality })
      .toFile(path.join(folder, file));
    names.push(file);
  }
  await browser.close();
  return names;
}

/** Sets the image in design.json if there is none; the rest of the file is unchanged. */
function nameImage(folder: string, image: string): void {
  const file = path.join(folder, 'design.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"preview": null/, `"preview": ${JSON.stringify(image)}`));
}

async function measureBytes(host: string, port: number): Promise<Record<string, Figures>> {
  const paths = await pathsOf(port, host);
  const pages: Record<string, Figures> = {};
  for (const page of pageTypes) {
    const url = `http://${host}${paths[page] ?? '/'}`;
    pages[page] = await measureOften(runs, url, 'simulate', 'performance,accessibility');
    console.error(page, JSON.stringify(pages[page]));
  }
  return pages;
}

export const bench: Bench = {
  about: 'A design’s report: bytes, requests, Lighthouse’s figures and images of five pages, into its folder',
  usage: '<design>',
  run: async ([id = '']) => {
    const folder = path.join(root, 'packages/designs', id);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'teranga-design-report-'));
    // As root, PostgreSQL runs under a separate account, which must be able to enter the folder.
    chmodSync(dataDir, 0o755);
    const store = storeOf[id] ?? 'teranga';
    try {
      await withShops(
        async ({ port }) => {
          const cli = path.join(root, 'apps/server/dist/cli.js');
          const env = { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, PORT: String(port) };
          await runProgram(process.execPath, [cli, 'design', store, id], { env });
          const host = `${store}.localhost:${port}`;
          const { date, machine, 'load before': load } = conditions();
          const pages = await measureBytes(host, port);
          const [, preview = ''] = await photograph(`http://${host}/`, folder);
          const as = 'a phone on slow 4G, processor ÷ 4';
          const measured = { with: lighthouse, as, runs, date, machine, load };
          writeFileSync(
            path.join(folder, 'design-report.json'),
            `${JSON.stringify({ design: id, measured, pages }, null, 2)}\n`,
          );
          nameImage(folder, preview);
          console.log(
            `The report of «${id}» is in packages/designs/${id}/design-report.json, its images beside it.`,
          );
        },
        { DATA_DIR: dataDir },
      );
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
