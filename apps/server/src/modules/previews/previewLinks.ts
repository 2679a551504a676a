import { createHmac, hkdfSync } from 'node:crypto';
import { isSameText } from '../../platform/secrets/sessions.ts';

/** Who may see a store in another design, until when. */
export interface PreviewPass {
  storeId: string;
  design: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** How a pass came with its request. */
export interface ShownPreview extends PreviewPass {
  /**
   * The page is shown in a frame of the console: it sets no cookie and says nothing of the preview.
   */
  isFramed: boolean;
}

/** The name of the query's and the cookie's value. */
export const previewName = 'apercu';
/** The name of the query's value for a page in a frame of the console. */
export const frameName = 'cadre';

const keyBytes = 32;
const msPerSecond = 1_000;

/** Signs passes and reads them. A pass holds for one store and one design, until its time. */
export class PreviewLinks {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'teranga preview', keyBytes));
  }

  /** Signs a pass as a URL-safe string. */
  sign({ storeId, design, until }: PreviewPass): string {
    const seconds = Math.floor(until / msPerSecond).toString(36);
    return `${design}.${seconds}.${this.#mac(storeId, design, seconds)}`;
  }

  /** The pass that this store signed and that still holds, or null. */
  read(storeId: string, word: string | undefined, now: number): PreviewPass | null {
    const [design = '', seconds = '', mac = '', ...rest] = word?.split('.') ?? [];
    if (rest.length > 0 || !isSameText(mac, this.#mac(storeId, design, seconds))) return null;
    const until = Number.parseInt(seconds, 36) * msPerSecond;
    return now < until ? { storeId, design, until } : null;
  }

  #mac(storeId: string, design: string, seconds: string): string {
    return createHmac('sha256', this.#key).update(`${storeId}\0${design}\0${seconds}`).digest('base64url');
  }
}
