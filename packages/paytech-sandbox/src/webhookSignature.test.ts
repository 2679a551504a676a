import { expect, it } from 'vitest';
import { webhookSignature } from './webhookSignature.ts';

it('a webhook is signed with the hashes of the keys and an HMAC of price, order and key', () => {
  // Computed by sha256sum and openssl.
  expect(webhookSignature('27000', '0123456789ABCDEF-1', { apiKey: 'cle', apiSecret: 'secret' })).toEqual({
    api_key_sha256: '808701ba8422fa3d839406f5f92d6b5f262b908bf4af6a8010b5440f25ea8c91',
    api_secret_sha256: '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b',
    hmac_compute: 'dd54e65866b6d41f48a82030ad0c92def55cd26d42c25133331d7e71a5e0cd7d',
  });
});
