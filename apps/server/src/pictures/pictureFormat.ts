import type { Sharp } from 'sharp';

/** A format pictures are resized to. */
export interface PictureFormat {
  name: 'avif' | 'webp' | 'jpeg';
  mediaType: string;
  encode(picture: Sharp): Sharp;
}

/** Effort 0 makes AVIF as fast as WebP and a quarter smaller; more effort takes seconds while a shopper waits. */
const avif: PictureFormat = {
  name: 'avif',
  mediaType: 'image/avif',
  encode: (picture) => picture.avif({ quality: 50, effort: 0 }),
};
const webp: PictureFormat = {
  name: 'webp',
  mediaType: 'image/webp',
  encode: (picture) => picture.webp({ quality: 75 }),
};
/** What every browser and link-preview crawler reads; it has no transparency. */
const jpeg: PictureFormat = {
  name: 'jpeg',
  mediaType: 'image/jpeg',
  encode: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 80, progressive: true }),
};

/** Whether an `Accept` header names the type itself, and not with `q=0`. Wildcards say nothing of new formats. */
function names(accept: string, mediaType: string): boolean {
  return accept.split(',').some((part) => {
    const [type, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The smallest format the client says it reads. */
export function formatFor(accept: string | undefined): PictureFormat {
  return [avif, webp].find(({ mediaType }) => names(accept ?? '', mediaType)) ?? jpeg;
}
