import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets so that only this deployment can decrypt them, and only for the store they were
 * encrypted for.
 */
export class KeyEncryption {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'teranga payment keys', keyBytes));
  }

  encrypt(storeId: string, secret: object): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(storeId));
    const encrypted = Buffer.concat([cipher.update(JSON.stringify(secret), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
  }

  /**
   * Throws when the data was modified, or was encrypted for another store or with another secret.
   */
  decrypt(storeId: string, encrypted: Buffer): unknown {
    const [nonce, tag] = [
      encrypted.subarray(0, nonceBytes),
      encrypted.subarray(nonceBytes, nonceBytes + tagBytes),
    ];
    const decipher = createDecipheriv(algorithm, this.#key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(storeId)).setAuthTag(tag);
    const opened = [decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()];
    return JSON.parse(Buffer.concat(opened).toString('utf8'));
  }
}
