import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAccount } from '../../payments/paymentAccounts.ts';
import { paymentSecretOf } from '../../payments/paymentSecret.ts';
import { Sealer } from '../../payments/sealedKeys.ts';
import { readStore } from '../../store/readStore.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, folder, store, create } = await aShopfront();

beforeAll(() => create('marche', 'marche.localhost'));
afterEach(() => void vi.unstubAllEnvs());

const withKeys = (apiKey: string, apiSecret: string) => {
  vi.stubEnv('PAYTECH_API_KEY', apiKey);
  vi.stubEnv('PAYTECH_API_SECRET', apiSecret);
};
const offersOnline = async () => (await db.withStore('marche', readStore)).features.onlinePayment;
const secret = () => paymentSecretOf({ dataDir: folder, sessionSecret: null, paymentSecret: null });
const opened = (by: string) =>
  db.withStore('marche', (tx) =>
    openAccount(tx, { sealer: new Sealer(by), paytechUrl: () => 'http://paytech.test' }),
  );

describe('npm run store -- payment', () => {
  it('keeps the keys sealed, and offers online payment as long as there are any', async () => {
    expect(await offersOnline()).toBe(false);
    withKeys('cle-tres-secrete', 'secret-tres-secret');
    const said = await store('payment', 'marche', '--env', 'test');
    expect(said.out).toBe('La boutique « marche » est payée en ligne par PayTech (test).');
    expect(await offersOnline()).toBe(true);
    const { rows } = await db.withStore('marche', (tx) =>
      tx.query<{ sealed: string }>("select encode(sealed_keys, 'escape') as sealed from payment_accounts"),
    );
    expect(rows[0]?.sealed).not.toMatch(/secret/);
    expect((await opened(await secret()))?.port.env).toBe('test');
    expect((await store('payment', 'marche', '--off')).out).toBe(
      'La boutique « marche » n’est plus payée en ligne.',
    );
    expect([await offersOnline(), await opened(await secret())]).toEqual([false, null]);
  });

  it('cannot read them with another secret, nor for another store', async () => {
    withKeys('cle', 'secret');
    await store('payment', 'marche');
    await expect(opened('un autre secret')).rejects.toThrow('unable to authenticate data');
    const sealer = new Sealer(await secret());
    const sealed = sealer.seal('marche', { apiKey: 'cle' });
    expect(sealer.open('marche', sealed)).toEqual({ apiKey: 'cle' });
    expect(() => sealer.open('autre', sealed)).toThrow('unable to authenticate data');
  });

  it.each([
    ['no key', '', 'secret', [], /PAYTECH_API_KEY manque/],
    ['a secret with a space', 'cle', 'se cret', [], /PAYTECH_API_SECRET manque ou n’est pas valide/],
    ['another mode', 'cle', 'secret', ['--env', 'live'], /--env est test ou prod/],
  ] as const)('refuses %s', async (_case, apiKey, apiSecret, words, message) => {
    withKeys(apiKey, apiSecret);
    await expect(store('payment', 'marche', ...words)).rejects.toThrow(message);
  });
});
