import { createHash } from 'node:crypto';
import path from 'node:path';
import { JobQueue } from '../../platform/images/jobQueue.ts';
import { openImage, type OpenImage } from '../../platform/images/openImage.ts';
import { storeImage, type OnUnstored } from '../../platform/images/storeImage.ts';

const rendersAtOnce = 1;
const rendersWaiting = 40;
/** Increase after a change to the rendering, so that cached images are not served. */
const generation = 1;

/** Social networks cache what they fetched anyway; a change is visible within the hour. */
export const renderedImageCachePolicy = 'public, max-age=3600, stale-while-revalidate=86400';

/** Renders and caches generated images (previews, icons), each once per content. */
export class RenderedImageCache {
  readonly #queue = new JobQueue<() => Promise<OpenImage>>(rendersAtOnce, rendersWaiting);
  readonly #onUnstored: OnUnstored;

  constructor(onUnstored: OnUnstored) {
    this.#onUnstored = onUnstored;
  }

  /**
   * Opens the image of the content `shows`, rendering it if necessary. `extension` includes its
   * dot.
   */
  async open(
    folder: string,
    extension: string,
    shows: unknown,
    render: () => Promise<Buffer>,
  ): Promise<OpenImage> {
    const key = createHash('sha256')
      .update(JSON.stringify([generation, shows]))
      .digest('base64url');
    const file = path.join(folder, `${key}.rendered${extension}`);
    const saved = await openImage(file);
    if (saved) return saved;
    const openMade = await this.#queue.run(file, async () =>
      storeImage(file, await render(), this.#onUnstored),
    );
    return openMade();
  }
}
