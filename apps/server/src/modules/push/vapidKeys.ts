import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import { pushCurve } from './encryptPush.ts';
import { hourSeconds } from '../../platform/time/units.ts';

/** At most a day (RFC 8292, section 2). */
const tokenSeconds = 12 * hourSeconds;
const scalarBytes = 32;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The key pair by which push services recognise this deployment (VAPID, RFC 8292). It is derived
 * from the deployment's secret, so that every process has the same one and none is stored.
 */
export class VapidKeys {
  /** Uncompressed, in base64url: what browsers subscribe with. */
  readonly publicKey: string;
  readonly #privateKey: KeyObject;

  constructor(secret: string) {
    const ecdh = createECDH(pushCurve);
    const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'teranga web push', scalarBytes));
    ecdh.setPrivateKey(privateKey);
    const point = ecdh.getPublicKey();
    this.publicKey = point.toString('base64url');
    this.#privateKey = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        d: privateKey.toString('base64url'),
        x: point.subarray(1, 1 + scalarBytes).toString('base64url'),
        y: point.subarray(1 + scalarBytes).toString('base64url'),
      },
    });
  }

  /** The `Authorization` of a message to a push service; `contact` is whom it may write to. */
  authorize(endpoint: string, contact: string, now: Date): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now.getTime() / 1_000) + tokenSeconds,
      sub: contact,
    };
    const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), {
      key: this.#privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
