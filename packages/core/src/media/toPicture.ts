import type { StoreSettings } from '../settings/settings.ts';
import { pictureWidths, type PictureView } from './picture.ts';

/** Base URL of the images, and how they are resized. */
export type PictureSettings = Pick<StoreSettings, 'cdnBaseUrl' | 'imageResize'>;

/** Width in pixels for browsers without `srcset` support. */
const plainWidth = 640;

/** URL of an image: absolute ones are unchanged, file names are appended to the CDN base URL. */
export function pictureUrl(file: string, { cdnBaseUrl }: Pick<StoreSettings, 'cdnBaseUrl'>): string {
  if (/^(https?:)?\/\//i.test(file)) return file;
  const path = file.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
  return `${cdnBaseUrl}${path}`;
}

/** View model of an image; null when there is no file. Only the store's own files are resized. */
export function toPicture(
  file: string | null,
  alt: string,
  settings: PictureSettings,
  color?: string | null,
): PictureView | null {
  if (!file) return null;
  const url = pictureUrl(file, settings);
  const view = { src: url, alt, ...(color ? { color } : {}) };
  const template = settings.imageResize;
  const isVector = /\.(svg|gif)$/i.test(file);
  if (!template || isVector || url === file) return view;
  const around = template.replaceAll('{url}', () => url).split('{width}');
  const resized = (width: number) => around.join(String(width));
  return {
    ...view,
    src: resized(plainWidth),
    srcSet: pictureWidths.map((width) => `${resized(width)} ${width}w`).join(', '),
  };
}
