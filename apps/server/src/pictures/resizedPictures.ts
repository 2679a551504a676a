import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { JobQueue } from './jobQueue.ts';
import { openPicture, type OpenPicture } from './openPicture.ts';
import type { PictureFormat } from './pictureFormat.ts';

const picturesAtOnce = 2;
const picturesWaiting = 60;
/** A photo of 50 megapixels takes 200 MB while it is read: enough for any camera, too little for a decompression bomb. */
const mostPixels = 50_000_000;
const longestJobSeconds = 20;
/** libvips' own cache in MB: pictures are read once. */
const cacheMegabytes = 32;

export interface ResizeRequest {
  /** The picture as the store keeps it. */
  source: OpenPicture;
  /** Folder of the kept copies. */
  folder: string;
  name: string;
  width: number;
  format: PictureFormat;
}

/** Makes and keeps resized pictures, each once. */
export class ResizedPictures {
  readonly #queue = new JobQueue(picturesAtOnce, picturesWaiting);

  constructor() {
    sharp.concurrency(1);
    sharp.cache({ memory: cacheMegabytes });
  }

  /** Opens the copy, made now if there is none. A picture replaced under its name gets new copies. */
  async open({ source, folder, name, width, format }: ResizeRequest): Promise<OpenPicture> {
    const file = path.join(folder, `${name}.${source.version}.${width}.${format.name}`);
    const kept = await openPicture(file);
    if (kept) return kept;
    await this.#queue.run(file, () => make(source.path, file, width, format));
    const made = await openPicture(file);
    if (!made) throw new Error(`the resized picture ${file} vanished`);
    return made;
  }
}

async function make(source: string, file: string, width: number, format: PictureFormat): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const picture = sharp(source, { limitInputPixels: mostPixels, autoOrient: true })
      .timeout({ seconds: longestJobSeconds })
      .resize({ width, withoutEnlargement: true });
    await format.encode(picture, width).toFile(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
