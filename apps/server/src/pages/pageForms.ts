import { createHash } from 'node:crypto';
import { compressedText } from '../http/compression.ts';
import { nonceBytes } from '../http/security.ts';
import { compressPage, quality, type CompressedPage } from './compressedPage.ts';
import type { RenderedPage } from './renderer.ts';

/** What stands in a rendered page where the nonce belongs. */
export const noncePlaceholder = '%NONCE%';

/** Where a page's state begins. */
const stateStart = '<script type="application/json"';
/** What one drawing of a page's state has of its own, though nothing changed: the names of its calls, and when it was. */
const ofDrawing = /"requestId":"[^"]*"|"(?:startedTimeStamp|fulfilledTimeStamp|now)":\d+/g;

/** A tenth more bytes, a third less time. */
const hurriedQuality = 4;

/** What is made of a kept page the first time someone wants it: its tag, and its compressed form. */
export class PageForms {
  readonly #tags = new WeakMap<RenderedPage, string>();
  readonly #asked = new WeakSet<RenderedPage>();
  /** Pages being compressed for one asker each. */
  #running = 0;
  readonly #compressed = new WeakMap<RenderedPage, Promise<CompressedPage | null>>();

  /** The page's entity tag, the same for each drawing of it as long as nothing on it changes. Weak: neither the nonce nor the moment is part of it. */
  tagOf(page: RenderedPage): string {
    const known = this.#tags.get(page);
    if (known !== undefined) return known;
    const stateAt = Math.max(0, page.html.lastIndexOf(stateStart));
    const shown = page.html.slice(stateAt).replaceAll(ofDrawing, '');
    const hash = createHash('sha256').update(page.html.slice(0, stateAt)).update(shown);
    const tag = `W/"${hash.digest('base64url')}"`;
    this.#tags.set(page, tag);
    return tag;
  }

  /**
   * The page in brotli with a nonce. Who asks first may stay the only one: it is compressed for them alone, which takes less
   * time; for the next ones it is compressed for good.
   */
  async compressedFor(page: RenderedPage, nonce: string): Promise<Buffer> {
    const ready = this.#asked.has(page) ? await this.#compressedOf(page) : null;
    this.#asked.add(page);
    return ready?.withNonce(nonce) ?? this.#compressOnce(page.html.replaceAll(noncePlaceholder, nonce));
  }

  /** At the quality of kept pages, or faster while others wait too. */
  async #compressOnce(html: string): Promise<Buffer> {
    this.#running += 1;
    try {
      return await compressedText(html, this.#running > 1 ? hurriedQuality : quality);
    } finally {
      this.#running -= 1;
    }
  }

  /** The page compressed for good, or null where that cannot be done. */
  #compressedOf(page: RenderedPage): Promise<CompressedPage | null> {
    const compressed = this.#compressed.get(page) ?? compressPage(page.html, noncePlaceholder, nonceBytes);
    this.#compressed.set(page, compressed);
    return compressed;
  }
}
