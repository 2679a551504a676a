import type { Sharp } from 'sharp';

/** A format pictures are resized to. */
export interface PictureFormat {
  /** Tells kept copies apart. */
  name: string;
  mediaType: string;
  encode(picture: Sharp): Sharp;
}

/** Effort 0 makes AVIF as fast as WebP and a quarter smaller; more effort takes seconds while a shopper waits. */
const avif = (name: string, quality: number): PictureFormat => ({
  name,
  mediaType: 'image/avif',
  encode: (picture) => picture.avif({ quality, effort: 0 }),
});
const webp = (name: string, quality: number): PictureFormat => ({
  name,
  mediaType: 'image/webp',
  encode: (picture) => picture.webp({ quality }),
});
/** What every browser and link-preview crawler reads; it has no transparency. */
const jpeg = (name: string, quality: number): PictureFormat => ({
  name,
  mediaType: 'image/jpeg',
  encode: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality, progressive: true }),
});

/** The smallest first; what every client reads last. */
type Formats = readonly [PictureFormat, PictureFormat, PictureFormat];
const formats: Formats = [avif('avif', 50), webp('webp', 75), jpeg('jpeg', 80)];
const sparingFormats: Formats = [avif('low.avif', 36), webp('low.webp', 50), jpeg('low.jpeg', 60)];

/** Whether an `Accept` header names the type itself, and not with `q=0`. Wildcards say nothing of new formats. */
function names(accept: string, mediaType: string): boolean {
  return accept.split(',').some((part) => {
    const [type, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The smallest format the client says it reads; coarser for who spends little. */
export function formatFor(accept: string | undefined, isSparing = false): PictureFormat {
  const [smallest, small, plain] = isSparing ? sparingFormats : formats;
  return [smallest, small].find(({ mediaType }) => names(accept ?? '', mediaType)) ?? plain;
}
