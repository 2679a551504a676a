// Takes screenshots: one Chromium, a few pages with boards in parallel.
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { nameOf, sizes } from './shotList.mjs';

/** Maximum height of a screenshot in pixels: the rest is cropped. */
const mostHeight = 4000;
/** Time in milliseconds for one screenshot on a busy machine. */
const shotTimeoutMs = 60_000;
/** This number of CSS pixels is a whole number of device pixels at every size's scale. */
const wholeDots = 4;
/** Boards rendered in parallel: each mostly waits for frames, while others work. */
const pages = 6;
/** Where stories think their back end is. */
const storyHost = 'boutique.test';

/** Starts the browser with font rendering as reproducible across machines as possible. */
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

/**
 * A board for one size: its page, as high as a screen, and the session that takes its screenshots.
 */
async function openBoard(browser, port, size, columns) {
  const { width, screen, scale } = sizes[size];
  const context = await browser.newContext({
    viewport: { width: width * columns, height: screen },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'fr-SN',
    timezoneId: 'Africa/Dakar',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(shotTimeoutMs);
  page.on('pageerror', (error) => console.error(`  ${error.message.split('\n')[0]}`));
  const session = await context.newCDPSession(page);
  const resize = (height) =>
    session.send('Emulation.setDeviceMetricsOverride', {
      width: width * columns,
      height,
      deviceScaleFactor: scale,
      mobile: false,
    });
  await resize(screen);
  const query = new URLSearchParams({ width, height: screen, most: mostHeight });
  await page.goto(`http://127.0.0.1:${port}/frame.html?${query}`);
  const board = await page.evaluateHandle(() => window.board);
  return { board, resize, screen, session, close: () => context.close() };
}

/**
 * Renders a story, or switches the rendered one to another theme; the window grows if it is higher
 * than a screen.
 */
async function renderShot({ board, resize, screen, session }, { story, theme, size, isDressed }) {
  const sendRequest = (verb) =>
    board.evaluate((own, [name, which, look]) => own[name](which, look), [verb, story, theme]);
  let rendering = await sendRequest(isDressed ? 'dress' : 'renderUi');
  let seen = screen;
  while (rendering.height > seen) {
    seen = Math.ceil(rendering.height / wholeDots) * wholeDots;
    await resize(seen);
    rendering = await sendRequest('look');
  }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  if (seen > screen) await resize(screen);
  const { left, width, height, boxes } = rendering;
  const cut = [left, 0, width, height].map((length) => Math.round(length * sizes[size].scale));
  return { png: Buffer.from(data, 'base64'), cut, boxes };
}

/** The size on whose boards words are looked for that are cut where there is little room. */
const narrow = 360;

async function squeeze({ board }, story, onEvent) {
  const errors = await board.evaluate((own, which) => own.squeeze(which), story).catch(String);
  for (const error of [errors].flat()) onEvent(nameOf(story), error);
}

/** Checks every story for cut text, without screenshots. */
export async function findCutWords({ browser, port, stories, columns, onEvent }) {
  await Promise.all(
    Array.from({ length: Math.min(pages, stories.length) }, async (_, page) => {
      const narrowBoard = await openBoard(browser, port, narrow, columns);
      for (const story of stories.filter((_each, at) => at % pages === page)) {
        await narrowBoard.board.evaluate((own, which) => own.renderUi(which, 'cupcake'), story);
        await squeeze(narrowBoard, story, onEvent);
      }
      await narrowBoard.close();
    }),
  );
}

/** Every story there is, as the boards know them. */
export async function listStories(browser, port) {
  const { board, close } = await openBoard(browser, port, 360, 1);
  const stories = await board.evaluate((own) => own.listStories());
  await close();
  return stories;
}

/** Shots of one story, in its themes, follow each other. */
function byStory(shots) {
  const groups = new Map();
  for (const shot of shots) groups.set(shot.story, [...(groups.get(shot.story) ?? []), shot]);
  return [...groups.values()];
}

/**
 * Takes screenshots and passes each to `take`; each page has a fixed share, so that the order is
 * always the same.
 */
export async function renderShots({ browser, port, shots, columns, take, onEvent }) {
  for (const size of Object.keys(sizes).map(Number)) {
    const stories = byStory(shots.filter((shot) => shot.size === size));
    await Promise.all(
      Array.from({ length: Math.min(pages, stories.length) }, async (_, page) => {
        const board = await openBoard(browser, port, size, columns);
        for (const looks of stories.filter((_each, at) => at % pages === page)) {
          for (const [at, shot] of looks.entries()) {
            const rendering = renderShot(board, { ...shot, isDressed: at > 0 });
            await take(shot, await rendering.catch((error) => ({ error: String(error) })));
          }
          if (size === narrow && !looks[0].story.hasCutWords) await squeeze(board, looks[0].story, onEvent);
        }
        await board.close();
      }),
    );
  }
}
