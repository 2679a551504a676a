// Draws shots: one Chromium, a few pages of boards side by side.
import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { sizes } from './shotList.mjs';

/** As high, in pixels, as a picture may be: what is below is cut off. */
const mostHeight = 4000;
/** How long, in milliseconds, a busy machine may take for one picture. */
const shotTimeoutMs = 60_000;
/** Where stories think their back end is. */
const storyHost = 'boutique.test';

/** Starts the browser: its letters are drawn the same on every machine, as far as it is up to it. */
export async function openBrowser(port) {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-gpu',
      '--hide-scrollbars',
      `--host-resolver-rules=MAP ${storyHost}:80 127.0.0.1:${port}`,
    ],
  });
  return { browser, major: Number(browser.version().split('.')[0]) };
}

/** A board for one size: its page, and the session that cuts pictures out of it. */
async function openBoard(browser, port, size, columns) {
  const { width, screen } = sizes[size];
  const context = await browser.newContext({
    viewport: { width: width * columns, height: mostHeight },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'fr-SN',
    timezoneId: 'Africa/Dakar',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(shotTimeoutMs);
  page.on('pageerror', (error) => console.error(`  ${error.message.split('\n')[0]}`));
  const query = new URLSearchParams({ width, height: screen, most: mostHeight });
  await page.goto(`http://127.0.0.1:${port}/board.html?${query}`);
  await page.waitForFunction(() => window.board !== undefined);
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

async function drawShot({ page, session }, { story, theme, size }) {
  const { left, width, height, boxes } = await page.evaluate(
    ([which, look]) => window.board.draw(which, look),
    [story, theme],
  );
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    clip: { x: left, y: 0, width, height, scale: sizes[size].scale },
  });
  return { png: Buffer.from(data, 'base64'), boxes };
}

/** Every story there is, as the boards know them. */
export async function listStories(browser, port) {
  const board = await openBoard(browser, port, 360, 1);
  const stories = await board.page.evaluate(() => window.board.listStories());
  await board.close();
  return stories;
}

/** Draws shots and hands each to `take` as it comes; each page has its share, so that they are always drawn in the same order. */
export async function drawShots({ browser, port, shots, columns, take }) {
  const pages = Math.max(2, availableParallelism());
  for (const size of Object.keys(sizes).map(Number)) {
    const wanted = shots.filter((shot) => shot.size === size);
    await Promise.all(
      Array.from({ length: Math.min(pages, wanted.length) }, async (_, page) => {
        const board = await openBoard(browser, port, size, columns);
        for (const shot of wanted.filter((_each, at) => at % pages === page)) {
          const drawing = await drawShot(board, shot).catch((error) => ({ fault: String(error) }));
          await take(shot, drawing);
        }
        await board.close();
      }),
    );
  }
}
