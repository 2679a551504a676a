import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { paletteOf } from '../../modules/designs/palettes.ts';
import { nothingInline, type RenderRequest } from '@teranga/core/pages/render';
import { imagesFolder } from '../../platform/images/storeFolders.ts';
import { renderIcon } from '../../modules/social/renderIcon.ts';
import { RenderedImageCache } from '../../modules/social/renderedImageCache.ts';
import { tabIcon } from '../../modules/social/storeIcon.ts';
import { testApp } from '../../testing/testApp.ts';

/** A page that says which icon its tab is to show. */
const render = async ({ icon }: RenderRequest) => ({
  status: 200,
  html: String(icon),
  inline: nothingInline,
  isPrivate: false,
});
const { app, inject } = await testApp({
  renderer: { build: 'test', designs: ['default'], isPrivate: () => false, render },
});
const images = imagesFolder(app.config.dataDir, 'a');

beforeAll(async () => {
  await mkdir(images, { recursive: true });
  const red = { channels: 3 as const, background: '#c80000' };
  await sharp({ create: { width: 300, height: 300, ...red } }).toFile(path.join(images, 'square.png'));
  await sharp({ create: { width: 900, height: 200, ...red } }).toFile(path.join(images, 'wide.png'));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  await sharp({ create: { width: 300, height: 300, ...red, noise } }).toFile(path.join(images, 'noise.png'));
  await writeFile(path.join(images, 'broken.png'), 'no image at all');
});

/** Returns true if the centre of an icon rendered from this logo has the logo's colour. */
async function showsLogo(logo: string | null) {
  const palette = paletteOf({}, 'default');
  const file = logo === null ? null : path.join(images, logo);
  const icon = await renderIcon({ size: 192, purpose: 'any' }, 'Awa', palette, file);
  const [red] = await sharp(icon).extract({ left: 96, top: 60, width: 1, height: 1 }).raw().toBuffer();
  return red === 0xc8;
}

describe('a store’s icon', () => {
  it.each([
    ['32', 32],
    ['180', 180],
    ['192', 192],
    ['512', 512],
    ['maskable-512', 512],
  ])('the icon %s is a square PNG', async (name, side) => {
    const answer = await inject('a', `/icons/${name}.png`);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect(answer.headers['content-type']).toBe('image/png');
    expect(format).toBe('png');
    expect(width).toEqual(side);
    expect(height).toEqual(side);
  });

  it.each(['33', 'constructor', '192px', '..%2F192'])('the icon %s does not exist', async (name) => {
    expect((await inject('a', `/icons/${name}.png`)).statusCode).toBe(404);
  });

  it.each([
    ['its logo', 'square.png', true],
    ['its initial when the logo is a line of words', 'wide.png', false],
    ['its initial when the logo cannot be read', 'broken.png', false],
    ['its initial when there is no logo', null, false],
  ])('shows %s', async (_what, logo, isLogo) => {
    expect(await showsLogo(logo)).toBe(isLogo);
  });
});

it.each([
  ['carried by its pages when it is small', 'square.png', 'data:image/png;base64,'],
  ['a file of its own when it is large', 'noise.png', undefined],
])('the icon of a tab is %s', async (_what, logo, begins) => {
  const store = await app.stores.byHost('a.localhost');
  if (!store) throw new Error('The store is not there.');
  const icon = await tabIcon(app, new RenderedImageCache(() => undefined), { ...store, logo });
  expect(icon?.slice(0, begins?.length)).toBe(begins);
});

it('a page carries the icon of its tab, as the file of it is', async () => {
  const { rawPayload } = await inject('a', '/icons/32.png');
  expect((await inject('a', '/')).payload).toBe(`data:image/png;base64,${rawPayload.toString('base64')}`);
});

it("GET /favicon.ico redirects to the store's icon", async () => {
  const { statusCode, headers } = await inject('a', '/favicon.ico');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/icons/32.png');
});

it('GET /manifest.webmanifest names the store and icons that exist', async () => {
  const answer = await inject('b', '/manifest.webmanifest');
  const manifest = answer.json<{ name: string; short_name: string; icons: { src: string }[] }>();
  const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await inject('b', src)).statusCode));
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest.name).toBe('Boutique b');
  expect(manifest.short_name).toBe('Boutique b');
  expect(icons).toEqual([200, 200, 200]);
});
