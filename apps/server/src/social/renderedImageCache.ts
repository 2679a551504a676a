import { createHash } from 'node:crypto';
import path from 'node:path';
import { JobQueue } from '../pictures/jobQueue.ts';
import { openPicture, type OpenPicture } from '../pictures/openPicture.ts';
import { storePicture, type OnUnstored } from '../pictures/storePicture.ts';

const rendersAtOnce = 1;
const rendersWaiting = 40;
/** Changes when we draw another way, so that kept drawings are not served. */
const generation = 1;

/** A network keeps what it fetched anyway; what changed is redrawn within the hour. */
export const renderedImageCachePolicy = 'public, max-age=3600, stale-while-revalidate=86400';

/** Draws pictures of our own (previews, icons) and keeps them, each once for what it shows. */
export class RenderedImageCache {
  readonly #queue = new JobQueue<() => Promise<OpenPicture>>(rendersAtOnce, rendersWaiting);
  readonly #onUnstored: OnUnstored;

  constructor(onUnstored: OnUnstored) {
    this.#onUnstored = onUnstored;
  }

  /** Opens the drawing of what `shows` says, made now if there is none. `extension` is with its dot. */
  async open(
    folder: string,
    extension: string,
    shows: unknown,
    renderUi: () => Promise<Buffer>,
  ): Promise<OpenPicture> {
    const key = createHash('sha256')
      .update(JSON.stringify([generation, shows]))
      .digest('base64url');
    const file = path.join(folder, `${key}.drawn${extension}`);
    const saved = await openPicture(file);
    if (saved) return saved;
    const openMade = await this.#queue.run(file, async () =>
      storePicture(file, await renderUi(), this.#onUnstored),
    );
    return openMade();
  }
}
