import { createHash } from 'node:crypto';
import { nonceBytes } from '../http/security.ts';
import { compressPage, type CompressedPage } from './compressedPage.ts';
import type { RenderedPage } from './renderer.ts';

/** What stands in a rendered page where the nonce belongs. */
export const noncePlaceholder = '%NONCE%';

/** What one drawing of a page has of its own, though nothing changed: the names of its calls, and when it was. */
const ofDrawing = /"requestId":"[^"]*"|"(?:startedTimeStamp|fulfilledTimeStamp|now)":\d+/g;

/** What is made of a kept page the first time someone wants it: its tag, and its compressed form. */
export class PageForms {
  readonly #tags = new WeakMap<RenderedPage, string>();
  readonly #compressed = new WeakMap<RenderedPage, Promise<CompressedPage | null>>();

  /** The page's entity tag, the same for each drawing of it as long as nothing on it changes. Weak: neither the nonce nor the moment is part of it. */
  tagOf(page: RenderedPage): string {
    const known = this.#tags.get(page);
    if (known !== undefined) return known;
    const shown = page.html.replaceAll(ofDrawing, '');
    const tag = `W/"${createHash('sha256').update(shown).digest('base64url')}"`;
    this.#tags.set(page, tag);
    return tag;
  }

  /** The page compressed for good, or null where that cannot be done. */
  compressedOf(page: RenderedPage): Promise<CompressedPage | null> {
    const compressed = this.#compressed.get(page) ?? compressPage(page.html, noncePlaceholder, nonceBytes);
    this.#compressed.set(page, compressed);
    return compressed;
  }
}
