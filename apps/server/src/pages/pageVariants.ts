import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Encoding } from '../platform/http/acceptsEncoding.ts';
import { compressedText } from '../plugins/compression.ts';
import type { RenderedPage } from '@teranga/core/pages/render';

/**
 * A tenth smaller than quality 4 for 1 ms more; quality 7 saves only a sixtieth more, for 2 ms
 * more.
 */
const brotliQuality = 5;

type PageEncoding = Encoding | 'identity';

const encoders: Record<PageEncoding, (html: string) => Promise<Buffer>> = {
  br: (html) => compressedText(html, brotliQuality),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (html) => Buffer.from(html),
};

/** Values computed once per cached page: its entity tag and its bytes in each encoding. */
export class PageVariants {
  readonly #build: string;
  readonly #tags = new WeakMap<RenderedPage, string>();
  readonly #bytes = new WeakMap<RenderedPage, Partial<Record<PageEncoding, Promise<Buffer>>>>();

  constructor(build = '') {
    this.#build = build;
  }

  /**
   * The same for every rendering of an unchanged page. It is a weak tag, as times are not part of
   * it.
   */
  tagOf(page: RenderedPage): string {
    const cachedTag = this.#tags.get(page);
    if (cachedTag !== undefined) return cachedTag;
    const hash = createHash('sha256')
      .update(this.#build)
      .update(page.version ?? page.html);
    const tag = `W/"${hash.digest('base64url')}"`;
    this.#tags.set(page, tag);
    return tag;
  }

  bytesOf(page: RenderedPage, encoding: PageEncoding): Promise<Buffer> {
    const encodings = this.#bytes.get(page) ?? {};
    this.#bytes.set(page, encodings);
    return (encodings[encoding] ??= encoders[encoding](page.html));
  }
}
