import { createReadStream } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Characters a file may be behind by. */
const bufferedCharacters = 48 * 1024;

/** Lists too long for memory, stored as files in a temporary folder. */
export class Spool {
  readonly #folder: string;
  readonly #buffers = new Map<string, { lines: string[]; length: number }>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<Spool> {
    return new Spool(await mkdtemp(path.join(tmpdir(), 'teranga-import-')));
  }

  /** Adds an item, which must survive JSON, to the end of a list. */
  async append(list: string, item: object): Promise<void> {
    const buffer = this.#buffers.get(list) ?? { lines: [], length: 0 };
    const line = JSON.stringify(item);
    buffer.lines.push(line);
    buffer.length += line.length;
    this.#buffers.set(list, buffer);
    if (buffer.length > bufferedCharacters) await this.#flush(list);
  }

  /** The items of a list, in the order they were added. */
  async *read<Item>(list: string): AsyncGenerator<Item> {
    await this.#flush(list);
    const input = createReadStream(this.#fileOf(list), { encoding: 'utf8', flags: 'a+' });
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    try {
      for await (const line of lines) yield JSON.parse(line) as Item;
    } finally {
      lines.close();
      input.destroy();
    }
  }

  async remove(list: string): Promise<void> {
    this.#buffers.delete(list);
    await rm(this.#fileOf(list), { force: true });
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  #fileOf(list: string): string {
    return path.join(this.#folder, `${list}.jsonl`);
  }

  async #flush(list: string): Promise<void> {
    const buffer = this.#buffers.get(list);
    if (!buffer || buffer.lines.length === 0) return;
    this.#buffers.delete(list);
    await appendFile(this.#fileOf(list), `${buffer.lines.join('\n')}\n`);
  }
}
