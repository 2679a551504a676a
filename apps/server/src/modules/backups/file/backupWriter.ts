import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { manifestName, type BackupManifest, type EntryManifest } from './manifest.ts';

/** Readable by its owner only: it holds customers' names, numbers and addresses. */
const mode = 0o600;

/**
 * Writes a backup beside its final name. A file of that name is whole: it appears when all is
 * written.
 */
export class BackupWriter {
  readonly #file: string;
  readonly #zip = new ZipFile();
  readonly #entries: EntryManifest[] = [];
  readonly #written: Promise<void>;
  readonly #stop = new AbortController();

  constructor(file: string) {
    this.#file = file;
    const output = createWriteStream(this.partial, { mode, flush: true });
    this.#written = pipeline(this.#zip.outputStream, output, { signal: this.#stop.signal });
    // Read by each step; a failure before that must not end the process.
    this.#written.catch(() => undefined);
    // The step that reads a part has its error.
    this.#zip.on('error', () => undefined);
  }

  /** Where it is written until it is whole. */
  get partial(): string {
    return `${this.#file}.partial`;
  }

  /** Adds a file made of these chunks. Images are compressed already. */
  async add(name: string, chunks: AsyncIterable<string | Buffer>, compress = true): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const hashed = async function* () {
      for await (const chunk of chunks) {
        const buffer = Buffer.from(chunk as Buffer);
        bytes += buffer.length;
        hash.update(buffer);
        yield buffer;
      }
    };
    const stream = Readable.from(hashed(), { objectMode: false });
    const ended = finished(stream);
    this.#zip.addReadStream(stream, name, { compress });
    await Promise.race([
      ended,
      this.#written.then(() => Promise.reject(new Error('The backup ended too early.'))),
    ]);
    this.#entries.push({ name, bytes, sha256: hash.digest('hex') });
  }

  /** Adds the manifest and ends the file, which has not its final name yet. */
  async end(manifest: Omit<BackupManifest, 'entries'>): Promise<void> {
    const whole: BackupManifest = { ...manifest, entries: this.#entries };
    this.#zip.addBuffer(Buffer.from(JSON.stringify(whole)), manifestName);
    this.#zip.end();
    await this.#written;
  }

  /** Gives the file its name. */
  keep(): Promise<void> {
    return rename(this.partial, this.#file);
  }

  /** Leaves nothing. */
  async discard(): Promise<void> {
    this.#stop.abort();
    await this.#written.catch(() => undefined);
    await rm(this.partial, { force: true });
  }
}
