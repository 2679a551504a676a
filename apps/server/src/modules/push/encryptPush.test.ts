import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { arePushKeys, encryptPush } from './encryptPush.ts';
import { aBrowser } from './testing/aBrowser.ts';

/** The example of RFC 8291, section 5. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('A message to a browser', () => {
  it('is encrypted as the example of RFC 8291', () => {
    const key = createECDH('prime256v1');
    key.setPrivateKey(Buffer.from(example.privateKey, 'base64url'));
    const salt = Buffer.from(example.salt, 'base64url');
    const message = encryptPush(example.text, example.keys, { key, salt });
    expect(message.toString('base64url')).toBe(example.message);
  });

  it('is read by its browser', () => {
    const { keys, decrypt } = aBrowser();
    expect(decrypt(encryptPush('Commande reçue', keys))).toBe('Commande reçue');
  });

  it('is encrypted with a new key each time', () => {
    const { keys } = aBrowser();
    expect(encryptPush('a', keys).equals(encryptPush('a', keys))).toBe(false);
  });
});

describe('The keys of a browser', () => {
  it('are usable', () => {
    expect(arePushKeys(aBrowser().keys)).toBe(true);
  });

  it('are not usable when the first is no point of the curve', () => {
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    expect(arePushKeys({ ...aBrowser().keys, p256dh })).toBe(false);
  });

  it('are not usable with a short secret', () => {
    expect(arePushKeys({ ...aBrowser().keys, auth: 'abcd' })).toBe(false);
  });
});
