import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser gives so that messages are encrypted for it alone, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What is random in a message. */
interface Ephemeral {
  key: ECDH;
  salt: Buffer;
}

export const pushCurve = 'prime256v1';
const recordBytes = 4_096;
const saltBytes = 16;
/** A delimiter of the last record (RFC 8188, section 2). */
const lastRecord = Buffer.of(2);

function newEphemeral(): Ephemeral {
  const key = createECDH(pushCurve);
  key.generateKeys();
  return { key, salt: randomBytes(saltBytes) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Encrypts a message for a browser: `aes128gcm` with the keys of RFC 8291. */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { key, salt } = newEphemeral(),
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ownKey = key.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = derive(key.computeSecret(browserKey), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const header = Buffer.alloc(saltBytes + 5);
  salt.copy(header);
  header.writeUInt32BE(recordBytes, saltBytes);
  header.writeUInt8(ownKey.length, saltBytes + 4);
  const encrypted = [
    cipher.update(text, 'utf8'),
    cipher.update(lastRecord),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat([header, ownKey, ...encrypted]);
}

/** Whether messages can be encrypted with these keys: the first is a point of the curve. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    newEphemeral().key.computeSecret(Buffer.from(p256dh, 'base64url'));
  } catch {
    return false;
  }
  return Buffer.from(auth, 'base64url').length === saltBytes;
}
