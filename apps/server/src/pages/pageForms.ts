import { createHash } from 'node:crypto';
import { nonceBytes } from '../http/security.ts';
import { compressPage, type CompressedPage } from './compressedPage.ts';
import type { RenderedPage } from './renderer.ts';

/** What stands in a rendered page where the nonce belongs. */
export const noncePlaceholder = '%NONCE%';

/** What is made of a kept page the first time someone wants it: its tag, and its compressed form. */
export class PageForms {
  readonly #tags = new WeakMap<RenderedPage, string>();
  readonly #compressed = new WeakMap<RenderedPage, Promise<CompressedPage | null>>();

  /** The page's entity tag. Weak: the nonce, which differs each time, is not part of it. */
  tagOf(page: RenderedPage): string {
    const tag = this.#tags.get(page) ?? `W/"${createHash('sha256').update(page.html).digest('base64url')}"`;
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
