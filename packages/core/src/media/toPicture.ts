import type { StoreSettings } from '../settings/settings.ts';
import { pictureWidths, type PictureView } from './picture.ts';

/** Where pictures are, and how they are resized. */
export type PictureSettings = Pick<StoreSettings, 'cdnBaseUrl' | 'imageResize'>;

/** The width, in pixels, of a picture whose browser reads no `srcset`. */
const plainWidth = 640;

/** A picture's own address: absolute ones stay, a file name goes behind the content-delivery base. */
export function pictureUrl(file: string, { cdnBaseUrl }: Pick<StoreSettings, 'cdnBaseUrl'>): string {
  if (/^(https?:)?\/\//i.test(file)) return file;
  const path = file.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
  return `${cdnBaseUrl}${path}`;
}

/** A picture ready to draw; null when there is no file. Only files of the store's own are resized. */
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
