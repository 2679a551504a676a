/** What browsers are told of each kind of picture we keep. */
const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** One plain file name: no folder, no leading dot, nothing a file system reads as anything else. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,179}\.([a-z]{3,4})$/;

/** The media type of a picture of this name; null for a name no picture of ours can have. */
export function mediaTypeOf(name: string): string | null {
  const extension = plainName.exec(name)?.[1];
  return (extension && mediaTypes[extension]) ?? null;
}

/** Drawings made of lines are sharp at every width and are never resized. */
export const isVector = (mediaType: string): boolean => mediaType === 'image/svg+xml';
