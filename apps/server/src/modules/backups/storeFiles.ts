import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { storeFolder } from '../../platform/images/storeFolders.ts';
import { BackupError } from './backupError.ts';

/** Images that are made again on request, and files that wait to be imported. */
const transientFolders = ['resized', 'imports'];
const isDraft = (name: string): boolean => name.startsWith('.');

/**
 * The files of a store by their path in its folder, with forward slashes; none without a folder.
 */
export async function listFiles(dataDir: string, storeId: string): Promise<string[]> {
  const root = storeFolder(dataDir, storeId);
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return found
    .filter((entry) => entry.isFile() && !isDraft(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !transientFolders.some((folder) => name.startsWith(`${folder}/`)))
    .sort();
}

export const readStoreFile = (dataDir: string, storeId: string, name: string): Readable =>
  createReadStream(path.join(storeFolder(dataDir, storeId), name));

/** Files of a store beside its folder, which takes the folder's place at the end. */
export class StagedFiles {
  readonly #folder: string;
  readonly #staged: string;
  readonly #previous: string;
  #isPlaced = false;
  #hadFolder = false;

  constructor(dataDir: string, storeId: string) {
    this.#folder = storeFolder(dataDir, storeId);
    this.#staged = path.join(path.dirname(this.#folder), `.${storeId}.recovering`);
    this.#previous = path.join(path.dirname(this.#folder), `.${storeId}.replaced`);
  }

  async begin(): Promise<void> {
    // Whether that recovery was committed is not known here: these may be the only files of the
    // store.
    if (existsSync(this.#previous))
      throw new BackupError(
        `Une récupération a été coupée : « ${this.#previous} » a les fichiers d’avant. Remettez-les ou supprimez ce dossier, puis recommencez.`,
      );
    await rm(this.#staged, { recursive: true, force: true });
    await mkdir(this.#staged, { recursive: true });
  }

  async add(name: string, content: Readable): Promise<void> {
    const file = path.join(this.#staged, ...name.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    await pipeline(content, createWriteStream(file, { flush: true }));
  }

  /** Puts them in place of the store's folder, which is kept until `end`. */
  async place(): Promise<void> {
    this.#hadFolder = await rename(this.#folder, this.#previous).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    await rename(this.#staged, this.#folder);
    this.#isPlaced = true;
  }

  /** Restores what was there before. */
  async undo(): Promise<void> {
    if (this.#isPlaced) await rm(this.#folder, { recursive: true, force: true });
    if (this.#hadFolder) await rename(this.#previous, this.#folder);
    await rm(this.#staged, { recursive: true, force: true });
  }

  async end(): Promise<void> {
    await rm(this.#previous, { recursive: true, force: true });
  }
}
