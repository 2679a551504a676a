import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '@teranga/core/features/account/rules';

const keyBytes = 32;
const codes = 10 ** codeLength;

/** The purpose of a code. */
export type CodePurpose = 'sign-in' | 'profile' | 'order' | 'staff';

/** Where a code holds, one store, one purpose, one contact, and who requests it or types it. */
export interface CodeScope {
  storeId: string;
  purpose: CodePurpose;
  /** The contact's keyed hash. */
  contactKey: Buffer;
  /** The session's keyed hash; null without one. */
  requester: Buffer | null;
}

/** A random six-digit code. */
export const newCode = (): string => String(randomInt(codes)).padStart(codeLength, '0');

/**
 * Keyed hashes under which codes, contacts and counted subjects are stored. Without the server's
 * secret they cannot be brute-forced.
 */
export class SignInKeys {
  readonly #codeKey: Buffer;
  readonly #subjectKey: Buffer;

  constructor(secret: string) {
    const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `teranga ${use}`, keyBytes));
    this.#codeKey = key('code');
    this.#subjectKey = key('subject');
  }

  /** Names something of one store: a contact, a session, an address. */
  subject(storeId: string, kind: string, value: string): Buffer {
    return createHmac('sha256', this.#subjectKey).update(`${storeId}\0${kind}\0${value}`).digest();
  }

  /** A code's hash, bound to its store, purpose and contact. */
  codeHash({ storeId, purpose, contactKey }: CodeScope, code: string): Buffer {
    return createHmac('sha256', this.#codeKey)
      .update(`${storeId}\0${purpose}\0${code}\0`)
      .update(contactKey)
      .digest();
  }

  /** Compares in constant time, to prevent timing attacks. */
  isCode(scope: CodeScope, code: string, hash: Buffer): boolean {
    return timingSafeEqual(this.codeHash(scope, code), hash);
  }
}
