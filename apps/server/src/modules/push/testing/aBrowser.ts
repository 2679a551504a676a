import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A browser's side of Web Push: the keys it gives, and what it makes of a message (RFC 8291). */
export function aBrowser() {
  const key = createECDH('prime256v1');
  const publicKey = key.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (message: Buffer): string => {
    const salt = message.subarray(0, 16);
    const serverKey = message.subarray(21, 86);
    const encrypted = message.subarray(86, -16);
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
    const secret = derive(key.computeSecret(serverKey), auth, keyInfo, 32);
    const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(message.subarray(-16));
    const opened = Buffer.concat([decipher.update(encrypted), decipher.final()]);
    return opened.subarray(0, opened.lastIndexOf(2)).toString();
  };
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
  return { keys, decrypt };
}
