import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { averageColor } from '../platform/images/averageColor.ts';
import { imagesFolder } from '../platform/images/storeFolders.ts';
import type { DemoStore } from '@teranga/demo';

/** An image's average colour, `#rrggbb`, by file name. */
export type ImageColors = ReadonlyMap<string, string>;

/**
 * Copies the demo's images into the store's folder; returns the placeholder colours of the images
 * that need one.
 */
export async function copyImages(store: DemoStore, dataDir: string): Promise<ImageColors> {
  const folder = imagesFolder(dataDir, store.id);
  await mkdir(folder, { recursive: true });
  await cp(store.imagesFolder, folder, { recursive: true });
  await store.prepareImages?.(folder);
  const names = new Set([
    ...store.products.flatMap(({ images }) => images[0]?.name ?? []),
    ...store.services.flatMap(({ image }) => image ?? []),
  ]);
  const colors = new Map<string, string>();
  for (const name of names) colors.set(name, await averageColor(path.join(folder, name)));
  return colors;
}
