import type { Sharp } from 'sharp';

/** A format to which images are resized. */
export interface ImageFormat {
  /** Distinguishes the cached copies. */
  name: string;
  mediaType: string;
  /** Of the width it was resized to. */
  encode(image: Sharp, width: number): Sharp;
}

/**
 * AVIF encoding effort by maximum width: limited to about 100 ms, since a shopper may be waiting
 * for the first encoding.
 */
const efforts = [
  { width: 320, effort: 3 },
  { width: 640, effort: 2 },
] as const;
/** Beyond them. Without any effort AVIF is as large as WebP; with 4 it takes a second. */
const leastEffort = 1;

const effortFor = (width: number): number =>
  efforts.find(({ width: most }) => width <= most)?.effort ?? leastEffort;

/**
 * The smallest width serves thumbnails, and whole pages of browsers without scripts. At 40 it takes
 * a fifth less than at 50, and shows no difference in its size.
 */
const thumbnail = { width: 160, quality: 40 } as const;

const avifQuality = (quality: number, width: number): number =>
  width <= thumbnail.width ? Math.min(quality, thumbnail.quality) : quality;

/** Colours have half the pixels of light, as in the other formats. */
const avif = (name: string, quality: number): ImageFormat => ({
  name,
  mediaType: 'image/avif',
  encode: (image, width) =>
    image.avif({
      quality: avifQuality(quality, width),
      effort: effortFor(width),
      chromaSubsampling: '4:2:0',
    }),
});
const webp = (name: string, quality: number): ImageFormat => ({
  name,
  mediaType: 'image/webp',
  encode: (image) => image.webp({ quality }),
});
/** What every browser and link-preview crawler reads; it has no transparency. */
const jpeg = (name: string, quality: number): ImageFormat => ({
  name,
  mediaType: 'image/jpeg',
  encode: (image) => image.flatten({ background: 'white' }).jpeg({ quality, progressive: true }),
});

/** The smallest first; what every client reads last. */
type Formats = readonly [ImageFormat, ImageFormat, ImageFormat];
const formats: Formats = [avif('avif', 50), webp('webp', 75), jpeg('jpeg', 80)];
const dataSaverFormats: Formats = [avif('low.avif', 36), webp('low.webp', 50), jpeg('low.jpeg', 60)];

/**
 * Returns true when an `Accept` header names the type itself, without `q=0`. Wildcards do not imply
 * support for new formats.
 */
function names(accept: string, mediaType: string): boolean {
  return accept.split(',').some((part) => {
    const [type, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The smallest format the client says it reads; coarser in data-saver mode. */
export function formatFor(accept: string | undefined, savesData = false): ImageFormat {
  const [smallest, small, plain] = savesData ? dataSaverFormats : formats;
  return [smallest, small].find(({ mediaType }) => names(accept ?? '', mediaType)) ?? plain;
}
