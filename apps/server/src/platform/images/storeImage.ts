import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { hasSpaceIn } from '@teranga/embedded-postgres';
import { OutOfSpace } from '../db/storageFailure.ts';
import { openImage, type OpenImage } from './openImage.ts';

/** Called when a created image could not be stored. */
export type OnUnstored = (error: unknown) => void;

/** Logs the failure: shoppers get the image anyway. */
export const warnUnstored =
  (log: FastifyBaseLogger): OnUnstored =>
  (error) =>
    log.warn({ err: error }, 'an image was made but could not be stored');

/** Stores an image atomically, so that no partial file is ever read. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await mkdir(path.dirname(file), { recursive: true });
  // The last of the disk is the database's.
  if (!(await hasSpaceIn(path.dirname(file)))) throw new OutOfSpace();
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** An image in memory. */
const inMemory = (file: string, bytes: Buffer): OpenImage => ({
  path: file,
  size: bytes.length,
  version: `unstored-${bytes.length.toString(36)}`,
  read: () => Readable.from([bytes]),
  close: () => Promise.resolve(),
});

/** Stores a new image and opens it; if it cannot be stored, it is sent from memory. */
export async function storeImage(
  file: string,
  bytes: Buffer,
  onUnstored: OnUnstored,
): Promise<() => Promise<OpenImage>> {
  try {
    await write(file, bytes);
    return async () => (await openImage(file)) ?? inMemory(file, bytes);
  } catch (error) {
    onUnstored(error);
    return () => Promise.resolve(inMemory(file, bytes));
  }
}
