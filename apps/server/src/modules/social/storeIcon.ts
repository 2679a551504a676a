import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { paletteOf } from '../designs/palettes.ts';
import { openImage, type OpenImage } from '../../platform/images/openImage.ts';
import { imagesFolder, resizedFolder } from '../../platform/images/storeFolders.ts';
import type { Store } from '../stores/store.ts';
import { renderIcon, type Icon } from './renderIcon.ts';
import type { RenderedImageCache } from './renderedImageCache.ts';

/** The available icons by file name: for a browser tab, an iPhone, and an installed store. */
export const icons = {
  '32': { size: 32, purpose: 'any' },
  '180': { size: 180, purpose: 'maskable' },
  '192': { size: 192, purpose: 'any' },
  '512': { size: 512, purpose: 'any' },
  'maskable-512': { size: 512, purpose: 'maskable' },
} as const satisfies Readonly<Record<string, Icon>>;

/**
 * Icon size in bytes above which a separate request costs a shopper less than inlining it in every
 * page.
 */
const mostCarried = 1024;

/** Opens a store's icon as a PNG, rendering it if necessary. */
export async function openIcon(
  app: FastifyInstance,
  renderings: RenderedImageCache,
  store: Store,
  icon: Icon,
): Promise<OpenImage> {
  const { dataDir } = app.config;
  const palette = paletteOf(app.palettes, store.design);
  const file = store.logo ?? store.defaultLogo;
  const logo = file === null ? null : await openImage(path.join(imagesFolder(dataDir, store.id), file));
  await logo?.close();
  const shows = ['icon', icon, store.name, palette, logo?.path, logo?.version];
  return renderings.open(resizedFolder(dataDir, store.id), '.png', shows, () =>
    renderIcon(icon, store.name, palette, logo?.path ?? null),
  );
}

/**
 * The address of a page's tab icon: a data URL when it is small, which saves a request; null when
 * it is larger or cannot be rendered.
 */
export async function tabIcon(
  app: FastifyInstance,
  renderings: RenderedImageCache,
  store: Store,
): Promise<string | null> {
  try {
    const rendered = await openIcon(app, renderings, store, icons['32']);
    if (rendered.size <= mostCarried)
      return `data:image/png;base64,${(await buffer(rendered.read())).toString('base64')}`;
    await rendered.close();
  } catch (error) {
    app.log.warn({ err: error }, 'the tab icon could not be rendered');
  }
  return null;
}
