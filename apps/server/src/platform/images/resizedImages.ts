import path from 'node:path';
import sharp from 'sharp';
import { JobQueue } from './jobQueue.ts';
import { openImage, type OpenImage } from './openImage.ts';
import type { ImageFormat } from './imageFormat.ts';
import { storeImage, type OnUnstored } from './storeImage.ts';

const imagesAtOnce = 2;
const imagesWaiting = 60;
/**
 * A photo of 50 megapixels needs 200 MB while it is decoded: enough for any camera, too little for
 * a decompression bomb.
 */
const mostPixels = 50_000_000;
const longestJobSeconds = 20;
/** libvips' own cache in MB: small, because each image is read only once. */
const cacheMegabytes = 32;

export interface ResizeRequest {
  /** The store's original image. */
  source: OpenImage;
  /** Folder of the resized copies. */
  folder: string;
  name: string;
  width: number;
  format: ImageFormat;
}

/** Creates and caches resized images, each once. */
export class ResizedImages {
  readonly #queue = new JobQueue<() => Promise<OpenImage>>(imagesAtOnce, imagesWaiting);
  readonly #onUnstored: OnUnstored;

  constructor(onUnstored: OnUnstored) {
    this.#onUnstored = onUnstored;
    sharp.concurrency(1);
    sharp.cache({ memory: cacheMegabytes });
  }

  /**
   * Opens the resized copy, creating it if necessary. An image replaced under the same name gets
   * new copies.
   */
  async open({ source, folder, name, width, format }: ResizeRequest): Promise<OpenImage> {
    const file = path.join(folder, `${name}.${source.version}.${width}.${format.name}`);
    const saved = await openImage(file);
    if (saved) return saved;
    const openMade = await this.#queue.run(file, async () =>
      storeImage(file, await resize(source.path, width, format), this.#onUnstored),
    );
    return openMade();
  }
}

function resize(source: string, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: mostPixels, autoOrient: true })
    .timeout({ seconds: longestJobSeconds })
    .resize({ width, withoutEnlargement: true });
  return format.encode(image, width).toBuffer();
}
