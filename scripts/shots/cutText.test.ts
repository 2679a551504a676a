import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { cutTexts } from '../../.storybook/shots/cutText.ts';
import { chromiumPath } from '../chromium.mjs';

declare global {
  interface Window {
    cutText?: { cutTexts: typeof cutTexts };
  }
}

/** How long, in milliseconds, a busy machine may take to open a browser. */
const openTimeoutMs = 60_000;
const source = path.join(import.meta.dirname, '../../.storybook/shots/cutText.ts');
const outDir = mkdtempSync(path.join(tmpdir(), 'teranga-cut-text-'));

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 320, height: 600 } });
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir,
      lib: { entry: source, formats: ['iife'], name: 'cutText', fileName: () => 'cutText.js' },
    },
  });
  await page.addScriptTag({ path: path.join(outDir, 'cutText.js') });
}, openTimeoutMs);
afterAll(async () => {
  rmSync(outDir, { recursive: true });
  await browser.close();
});

const words = 'Une robe longue en bazin riche brodée à la main';

/** Cut text in this markup, on a screen 320 pixels wide. */
async function cutIn(html: string): Promise<string[] | undefined> {
  await page.evaluate((markup) => void (document.body.innerHTML = markup), html);
  return page.evaluate(() => window.cutText?.cutTexts(document.body));
}

describe('words that are cut', () => {
  it.each([
    [
      'beside a box that hides what stands out',
      `<p style="width:9rem;overflow:hidden;white-space:nowrap">${words}</p>`,
    ],
    [
      'below a box of a fixed height',
      `<div style="width:9rem;height:1.6em;overflow:clip"><p>${words}</p></div>`,
    ],
    ['at the edge of the screen', `<p style="white-space:nowrap;font-size:2rem">${words}</p>`],
  ])('are found %s', async (_where, html) => {
    expect(await cutIn(html)).toEqual([words.slice(0, 40)]);
  });

  it.each([
    ['wrap', `<p style="width:9rem">${words}</p>`],
    [
      'end in «…»',
      `<p style="width:9rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${words}</p>`,
    ],
    ['can be scrolled to', `<p style="width:9rem;overflow:auto;white-space:nowrap">${words}</p>`],
    ['are hidden', `<p style="visibility:hidden;white-space:nowrap">${words}</p>`],
    [
      'are there for who listens',
      `<span style="position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap">${words}</span>`,
    ],
    [
      'are a slide that has not come into sight',
      `<div style="width:9rem;overflow:hidden"><p style="margin-left:10rem;width:9rem">${words}</p></div>`,
    ],
  ])('are not those that %s', async (_which, html) => {
    expect(await cutIn(html)).toEqual([]);
  });
});
