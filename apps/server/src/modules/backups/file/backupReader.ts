import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { Value } from 'typebox/value';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { BackupError } from '../backupError.ts';
import { BackupManifest, manifestName } from './manifest.ts';

const mostManifestBytes = 256 * 1024 * 1024;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const ended = new Promise<void>((resolve, reject) => {
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
  });
  zip.readEntry();
  await ended;
  return entries;
}

/**
 * The manifest vouches for all other parts; the archive's own checksum, which yauzl ignores, for
 * it.
 */
async function readManifest(zip: ZipFile, entry: Entry): Promise<BackupManifest> {
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw new Error('The manifest has changed.');
  const manifest: unknown = JSON.parse(bytes.toString('utf8'));
  if (!Value.Check(BackupManifest, manifest)) throw new Error('The manifest is of another form.');
  return manifest;
}

/**
 * Splits at line feeds only: texts may hold other separators, which `readline` would split at too.
 */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const text of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** A backup that is read. Its parts are whole only once `verify` has read them. */
export interface BackupReader {
  manifest: BackupManifest;
  open(name: string): Promise<Readable>;
  /** The lines of a part; none for an empty one. */
  lines(name: string): AsyncGenerator<string>;
  /** Reads every part whose name passes, and compares it with its checksum. */
  verify(isWanted?: (name: string) => boolean): Promise<void>;
  close(): void;
}

function readerOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: BackupManifest): BackupReader {
  const open = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is missing.`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    manifest,
    open,
    async *lines(name) {
      yield* linesOf(await open(name));
    },
    async verify(isWanted = () => true) {
      for (const { name, bytes, sha256 } of manifest.entries.filter((entry) => isWanted(entry.name))) {
        const hash = createHash('sha256');
        let size = 0;
        for await (const chunk of (await open(name)) as AsyncIterable<Buffer>) {
          hash.update(chunk);
          size += chunk.length;
        }
        if (size !== bytes || hash.digest('hex') !== sha256) throw new Error(`${name} has changed.`);
      }
    },
    close: () => zip.close(),
  };
}

/** What is wrong with the file itself. */
const damaged = (file: string) =>
  new BackupError(`« ${file} » n’est pas une sauvegarde entière : elle est tronquée ou abîmée.`);

/** Runs a step that reads the file; any failure to read it is the file's. */
export async function readingBackup<T>(file: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new BackupError(`Le fichier « ${file} » ne peut pas être lu.`);
    throw damaged(file);
  }
}

/** Opens a backup and reads its manifest. */
export async function openBackup(file: string): Promise<BackupReader> {
  return readingBackup(file, async () => {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
    try {
      const entries = await entriesOf(zip);
      const first = entries.get(manifestName);
      if (!first || first.uncompressedSize > mostManifestBytes) throw new Error('There is no manifest.');
      const manifest = await readManifest(zip, first);
      return readerOf(zip, entries, manifest);
    } catch (error) {
      zip.close();
      throw error;
    }
  });
}
