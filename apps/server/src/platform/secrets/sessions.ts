import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const idBytes = 24;
const keyBytes = 32;

/** A visitor's session: an id in a signed cookie, without any state on the server. */
export interface Session {
  /** The cookie's value. */
  cookie: string;
  /** What `X-CSRF-TOKEN` must carry. */
  csrfToken: string;
  /** The owner id of carts and wishlists; the cookie cannot be derived from it. */
  visitor: string;
}

/** Makes and reads sessions. Each belongs to one store: at another its signature does not hold. */
export class Sessions {
  readonly #signatureKey: Buffer;
  readonly #csrfKey: Buffer;
  readonly #visitorKey: Buffer;

  constructor(secret: string) {
    const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `teranga ${use}`, keyBytes));
    this.#signatureKey = key('session');
    this.#csrfKey = key('csrf');
    this.#visitorKey = key('visitor');
  }

  create(storeId: string): Session {
    return this.#session(storeId, randomBytes(idBytes).toString('base64url'));
  }

  /** The session of a cookie this store has signed, or null. */
  read(storeId: string, cookie: string | undefined): Session | null {
    const id = cookie?.split('.', 1)[0];
    if (!cookie || !id) return null;
    const session = this.#session(storeId, id);
    return isSameText(session.cookie, cookie) ? session : null;
  }

  #session(storeId: string, id: string): Session {
    const mac = (key: Buffer) => createHmac('sha256', key).update(`${storeId}\0${id}`).digest('base64url');
    return {
      cookie: `${id}.${mac(this.#signatureKey)}`,
      csrfToken: mac(this.#csrfKey),
      visitor: mac(this.#visitorKey),
    };
  }
}

/** Compares in constant time, to prevent timing attacks. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
