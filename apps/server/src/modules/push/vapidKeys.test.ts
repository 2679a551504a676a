import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testSecret } from '../../testing/testApp.ts';
import { VapidKeys } from './vapidKeys.ts';

const now = new Date('2026-11-28T12:00:00Z');
const keys = new VapidKeys(testSecret);
const header = keys.authorize('https://push.example/send/abc', 'https://a.example', now);
const [, head = '', claims = '', signature = '', key = ''] =
  /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

describe('The authorization of a message to a push service', () => {
  it('names the service, the store and its end', () => {
    expect(decode(claims)).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1_000 + 12 * 3_600,
      sub: 'https://a.example',
    });
  });

  it('is signed by the key that browsers subscribe with', () => {
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });

  it('names its algorithm', () => {
    expect(decode(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  });
});

describe('The keys of notifications', () => {
  it('are the same in every process of a deployment', () => {
    expect(new VapidKeys(testSecret).publicKey).toBe(key);
  });

  it('are others with another secret', () => {
    expect(new VapidKeys(`${testSecret}!`).publicKey).not.toBe(key);
  });
});
