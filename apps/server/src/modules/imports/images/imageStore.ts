import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaTypeOf } from '../../../platform/images/imageName.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { averageColor } from '../../../platform/images/averageColor.ts';
import { ImageError, type FetchedImage } from './fetchImage.ts';

const hashLength = 16;
const longestReadable = 60;
const hashInName = new RegExp(`-([0-9a-f]{${hashLength}})\\.[a-z]+$`);
/** URL path of a store's own images. */
const ownImages = '/cdn/';

/** An image in the store's folder and its placeholder colour. */
export interface StoredImage {
  name: string;
  color: string;
}

/** Hash that identifies the URL of an image. */
const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, hashLength);

function readableName(url: string): string {
  const last = decodeURIComponentSafely(new URL(url).pathname.split('/').at(-1) ?? '');
  return (
    slugOf(last.replace(/\.[a-z0-9]+$/i, ''))
      .slice(0, longestReadable)
      .replace(/-$/, '') || 'image'
  );
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A store's image folder, with one file per URL. */
export class ImageStore {
  readonly #folder: string;
  /** File names by the hash of the address they came from. */
  readonly #names: Map<string, string>;
  readonly #files: Set<string>;
  readonly #ownHosts: readonly string[];

  private constructor(folder: string, files: readonly string[], ownHosts: readonly string[]) {
    this.#folder = folder;
    this.#files = new Set(files);
    this.#names = new Map(
      files.flatMap((name) => {
        const hash = hashInName.exec(name)?.[1];
        return hash === undefined ? [] : [[hash, name] as const];
      }),
    );
    this.#ownHosts = ownHosts;
  }

  /** Opens a folder, made when it is missing. Addresses at the store's own hosts name its files. */
  static async open(folder: string, ownHosts: readonly string[] = []): Promise<ImageStore> {
    await mkdir(folder, { recursive: true });
    return new ImageStore(folder, await readdir(folder), ownHosts);
  }

  /** The file of a URL: saved by an earlier import, or the store's own. Null when there is none. */
  nameOf(url: string): string | null {
    return this.#names.get(hashOf(url)) ?? this.#ownName(url);
  }

  /** The placeholder colour of a stored image; null when it cannot be decoded. */
  colorOf(name: string): Promise<string | null> {
    return averageColor(path.join(this.#folder, name)).catch(() => null);
  }

  #ownName(url: string): string | null {
    if (!URL.canParse(url)) return null;
    const { hostname, pathname } = new URL(url);
    const name = pathname.startsWith(ownImages)
      ? decodeURIComponentSafely(pathname.slice(ownImages.length))
      : '';
    const isOwn = this.#ownHosts.includes(hostname) && mediaTypeOf(name) !== null;
    return isOwn && this.#files.has(name) ? name : null;
  }

  /** Saves a fetched image; throws an `ImageError` if it cannot be decoded. */
  async save(url: string, { bytes, extension }: FetchedImage): Promise<StoredImage> {
    const name = `${readableName(url)}-${hashOf(url)}.${extension}`;
    const target = path.join(this.#folder, name);
    const draft = path.join(this.#folder, `.${hashOf(url)}-${randomBytes(4).toString('hex')}.part`);
    await writeFile(draft, bytes);
    try {
      const color = await averageColor(draft);
      await rename(draft, target);
      this.#names.set(hashOf(url), name);
      this.#files.add(name);
      return { name, color };
    } catch {
      await rm(draft, { force: true });
      throw new ImageError('image abîmée');
    }
  }
}
