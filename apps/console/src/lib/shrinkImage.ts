/** The longest side of an image that is sent, in pixels, and how well it is kept. */
const longestSide = 2_000;
const quality = 0.85;
/** A smaller file is sent as it is, if its image is small too. */
const lightBytes = 1_500_000;
/** What a canvas would lose: movement, or nothing that is worth it. */
const unchangedTypes = new Set(['image/gif', 'image/avif']);

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

async function reencode(image: HTMLImageElement, type: string): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, type, quality));
}

/** A camera's image, small enough for a slow network; any file that cannot be shrunk, as it is. */
export async function shrinkImage(file: File): Promise<File> {
  if (unchangedTypes.has(file.type)) return file;
  const url = URL.createObjectURL(file);
  try {
    const image = await decode(url);
    const isSmall = Math.max(image.naturalWidth, image.naturalHeight) <= longestSide;
    if (isSmall && file.size <= lightBytes) return file;
    // A drawing with a transparent ground stays one.
    const type = file.type === 'image/png' && file.size <= lightBytes ? 'image/png' : 'image/jpeg';
    const smaller = await reencode(image, type);
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], file.name.replace(/\.\w+$/, '') + (type === 'image/png' ? '.png' : '.jpg'), {
      type,
    });
  } catch {
    // The browser does not know the format; perhaps the server does.
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
