import path from 'node:path';
import sharp from 'sharp';
import { JobQueue } from './jobQueue.ts';
import { openPicture, type OpenPicture } from './openPicture.ts';
import type { PictureFormat } from './pictureFormat.ts';
import { storePicture, type OnUnstored } from './storePicture.ts';

const picturesAtOnce = 2;
const picturesWaiting = 60;
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
  source: OpenPicture;
  /** Folder of the resized copies. */
  folder: string;
  name: string;
  width: number;
  format: PictureFormat;
}

/** Creates and caches resized images, each once. */
export class ResizedPictures {
  readonly #queue = new JobQueue<() => Promise<OpenPicture>>(picturesAtOnce, picturesWaiting);
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
  async open({ source, folder, name, width, format }: ResizeRequest): Promise<OpenPicture> {
    const file = path.join(folder, `${name}.${source.version}.${width}.${format.name}`);
    const saved = await openPicture(file);
    if (saved) return saved;
    const openMade = await this.#queue.run(file, async () =>
      storePicture(file, await resize(source.path, width, format), this.#onUnstored),
    );
    return openMade();
  }
}

function resize(source: string, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: mostPixels, autoOrient: true })
    .timeout({ seconds: longestJobSeconds })
    .resize({ width, withoutEnlargement: true });
  return format.encode(picture, width).toBuffer();
}
