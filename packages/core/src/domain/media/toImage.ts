import type { StoreSettings } from '../../lib/settings/index.ts';
import { imageWidths, type ImageView } from './image.ts';

/** Base URL of the images, and how they are resized. */
export type ImageSettings = Pick<StoreSettings, 'cdnBaseUrl' | 'imageResize'>;

/** Width in pixels for browsers without `srcset` support. */
const plainWidth = 640;

/** URL of an image: absolute ones are unchanged, file names are appended to the CDN base URL. */
export function imageUrl(file: string, { cdnBaseUrl }: Pick<StoreSettings, 'cdnBaseUrl'>): string {
  if (/^(https?:)?\/\//i.test(file)) return file;
  const path = file.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
  return `${cdnBaseUrl}${path}`;
}

/** View model of an image; null when there is no file. Only the store's own files are resized. */
export function toImage(
  file: string | null,
  alt: string,
  settings: ImageSettings,
  color?: string | null,
): ImageView | null {
  if (!file) return null;
  const url = imageUrl(file, settings);
  const view = { src: url, alt, ...(color ? { color } : {}) };
  const template = settings.imageResize;
  const isVector = /\.(svg|gif)$/i.test(file);
  if (!template || isVector || url === file) return view;
  const around = template.replaceAll('{url}', () => url).split('{width}');
  const resized = (width: number) => around.join(String(width));
  return {
    ...view,
    src: resized(plainWidth),
    srcSet: imageWidths.map((width) => `${resized(width)} ${width}w`).join(', '),
  };
}
