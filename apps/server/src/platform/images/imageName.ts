/** Media types of the supported image files, by extension. */
const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/**
 * A single plain file name: no folder, no leading dot, no characters that a file system interprets.
 */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,179}\.([a-z]{3,4})$/;

/** The media type of an image with this name; null for an invalid image name. */
export function mediaTypeOf(name: string): string | null {
  const extension = plainName.exec(name)?.[1];
  return (extension && mediaTypes[extension]) ?? null;
}

/** Vector images are sharp at every width and are never resized. */
export const isVector = (mediaType: string): boolean => mediaType === 'image/svg+xml';
