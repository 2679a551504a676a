import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { JobQueue } from '../pictures/jobQueue.ts';
import { openPicture, type OpenPicture } from '../pictures/openPicture.ts';

const drawingsAtOnce = 1;
const drawingsWaiting = 40;
/** Changes when we draw another way, so that kept drawings are not served. */
const generation = 1;

/** A network keeps what it fetched anyway; what changed is redrawn within the hour. */
export const drawingCachePolicy = 'public, max-age=3600, stale-while-revalidate=86400';

/** Draws pictures of our own (previews, icons) and keeps them, each once for what it shows. */
export class KeptDrawings {
  readonly #queue = new JobQueue(drawingsAtOnce, drawingsWaiting);

  /** Opens the drawing of what `shows` says, made now if there is none. `extension` is with its dot. */
  async open(
    folder: string,
    extension: string,
    shows: unknown,
    draw: () => Promise<Buffer>,
  ): Promise<OpenPicture> {
    const key = createHash('sha256')
      .update(JSON.stringify([generation, shows]))
      .digest('base64url');
    const file = path.join(folder, `${key}.drawn${extension}`);
    const kept = await openPicture(file);
    if (kept) return kept;
    await this.#queue.run(file, async () => {
      const bytes = await draw();
      const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
    });
    const made = await openPicture(file);
    if (!made) throw new Error(`the drawing ${file} vanished`);
    return made;
  }
}
