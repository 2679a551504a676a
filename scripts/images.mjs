// `npm run images`: takes the screenshots of docs/images/ from the built product: each home on
// a phone and on a desktop, and all three combined.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './pnpm.mjs';
import { withShops } from './shops.mjs';

const stores = ['teranga', 'lybalikou', 'rahmou-serwiss'];
const desk = { width: 1440, height: 1320 };
const phone = { width: 360, height: 780 };
/**
 * The combined image, in pixels: a column for each store, the phone over the desktop's lower
 * corner.
 */
const column = { width: 640, gap: 32, phoneWidth: 176, phoneOverlap: 300, radius: 10 };
const quality = 72;
/** How long, in milliseconds, a busy machine may take to show a home. */
const loadTimeoutMs = 120_000;

/**
 * A screenshot of a home's first view with its images loaded; null if an overloaded server failed a
 * request.
 */
async function tryScreenshot(browser, url, viewport) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: 1,
    locale: 'fr-SN',
    colorScheme: 'light',
  });
  // A busy machine looks like a slow network, on which the shop loads no web fonts.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  let isWhole = true;
  page.on('response', (response) => {
    if (response.status() >= 400) isWhole = false;
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: loadTimeoutMs });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
    const seen = [...document.images].filter((image) => {
      const { top, left } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth;
    });
    const arrived = Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    // An image hidden at this width is never requested.
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 8000))]);
  });
  const image = await page.screenshot();
  await page.close();
  return isWhole ? image : null;
}

async function takeScreenshot(browser, url, viewport) {
  for (let tries = 0; tries < 5; tries += 1) {
    const image = await tryScreenshot(browser, url, viewport);
    if (image) return image;
  }
  throw new Error(`${url} was never whole.`);
}

/** A screenshot made smaller, its corners rounded. */
async function framed(sharp, image, width, from) {
  const height = Math.round((from.height * width) / from.width);
  const shape = (look) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${column.radius}" ${look}/></svg>`,
    );
  const input = await sharp(image)
    .resize(width, height)
    .composite([
      { input: shape(''), blend: 'dest-in' },
      { input: shape('fill="none" stroke="gray" stroke-opacity="0.5" stroke-width="2"') },
    ])
    .png()
    .toBuffer();
  return { input, width, height };
}

/**
 * The three stores side by side, on a transparent background that works on light and dark pages.
 */
async function compose(sharp, shots) {
  const parts = await Promise.all(
    shots.map(async ({ onDesk, onPhone }) => ({
      large: await framed(sharp, onDesk, column.width, desk),
      small: await framed(sharp, onPhone, column.phoneWidth, phone),
    })),
  );
  const layers = parts.flatMap(({ large, small }, index) => {
    const left = column.gap + index * (column.width + column.gap);
    return [
      { input: large.input, left, top: column.gap },
      {
        input: small.input,
        left: left + column.width - small.width - column.gap / 2,
        top: column.gap + large.height - column.phoneOverlap,
      },
    ];
  });
  const [{ large, small }] = parts;
  const width = shots.length * (column.width + column.gap) + column.gap;
  const height = 2 * column.gap + large.height - column.phoneOverlap + small.height;
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .webp({ quality })
    .toBuffer();
}

await withShops(async ({ port, browser, sharp }) => {
  const shots = [];
  const folder = path.join(root, 'docs/images');
  mkdirSync(folder, { recursive: true });
  for (const store of stores) {
    const url = `http://${store}.localhost:${port}/`;
    const shot = {
      onDesk: await takeScreenshot(browser, url, desk),
      onPhone: await takeScreenshot(browser, url, phone),
    };
    shots.push(shot);
    await sharp(shot.onDesk)
      .resize(1080)
      .webp({ quality })
      .toFile(path.join(folder, `${store}.webp`));
  }
  await sharp(await compose(sharp, shots)).toFile(path.join(folder, 'three-stores.webp'));
  console.log('docs/images/ is rendered.');
});
