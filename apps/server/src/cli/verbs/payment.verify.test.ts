import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAccount } from '../../modules/payments/paymentAccounts.ts';
import { paymentSecretOf } from '../../platform/secrets/paymentSecretOf.ts';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { readStore } from '../../modules/stores/readStore.ts';
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
    openAccount(tx, { keyEncryption: new KeyEncryption(by), paytechUrl: () => 'http://paytech.test' }),
  );

describe('npm run store -- payment', () => {
  it('stores the keys encrypted and offers online payment while there are keys', async () => {
    expect(await offersOnline()).toBe(false);
    withKeys('cle-tres-secrete', 'secret-tres-secret');
    const said = await store('payment', 'marche', '--env', 'test');
    expect(said.out).toBe('La boutique « marche » est payée en ligne par PayTech (test).');
    expect(await offersOnline()).toBe(true);
    const { rows } = await db.withStore('marche', (tx) =>
      tx.query<{ keys: string }>("select encode(sealed_keys, 'escape') as keys from payment_accounts"),
    );
    expect(rows[0]?.keys).not.toMatch(/secret/);
    expect((await opened(await secret()))?.port.env).toBe('test');
    expect((await store('payment', 'marche', '--off')).out).toBe(
      'La boutique « marche » n’est plus payée en ligne.',
    );
    expect(await offersOnline()).toBe(false);
    expect(await opened(await secret())).toBeNull();
  });

  it('is in the history with who made it', async () => {
    withKeys('cle', 'secret');
    await store('--as', 'Moussa', 'payment', 'marche', '--env', 'test');
    await store('--as', 'Moussa', 'payment', 'marche', '--off');
    expect(JSON.parse((await store('history', 'marche', '--json')).out)).toMatchObject([
      { changedBy: 'Moussa' },
      { changedBy: 'Moussa' },
      {},
      {},
    ]);
  });

  it('cannot read them with another secret, nor for another store', async () => {
    withKeys('cle', 'secret');
    await store('payment', 'marche');
    await expect(opened('un autre secret')).rejects.toThrow('unable to authenticate data');
    const keyEncryption = new KeyEncryption(await secret());
    const encrypted = keyEncryption.encrypt('marche', { apiKey: 'cle' });
    expect(keyEncryption.decrypt('marche', encrypted)).toEqual({ apiKey: 'cle' });
    expect(() => keyEncryption.decrypt('autre', encrypted)).toThrow('unable to authenticate data');
  });

  it.each([
    ['no key', '', 'secret', [], /PAYTECH_API_KEY manque/],
    ['a secret with a space', 'cle', 'se cret', [], /PAYTECH_API_SECRET manque ou n’est pas valide/],
    ['another mode', 'cle', 'secret', ['--env', 'live'], /--env est test ou prod/],
  ] as const)('the command payment refuses %s', async (_case, apiKey, apiSecret, words, message) => {
    withKeys(apiKey, apiSecret);
    await expect(store('payment', 'marche', ...words)).rejects.toThrow(message);
  });
});

const noKeys =
  '« features › onlinePayment » est activé, mais il n’y a pas de clés PayTech : le paiement en ligne n’est pas proposé. Donnez-les avec « payment ».';

const fileWith = async (payment: string) => {
  const { out } = await store('show', 'marche');
  const file = path.join(folder, 'marche.yaml');
  await writeFile(file, `${out}\npayment:\n${payment}\n`);
  return { file, shown: out, line: out.split('\n').length + 1 };
};
const keysOf = async () =>
  (await store('show', 'marche')).out.match(/^# Clés PayTech.*$/m)?.[0].replace(/\s+/g, ' ');
const account = (env: string, key: string) =>
  `  paytech:\n    env: ${env}\n    apiKey: ${key}\n    apiSecret: mot-tres-secret`;

describe('npm run store -- set with payment keys', () => {
  it('encrypts them, shows only that they are set, leaves them when a file omits them, and removes them', async () => {
    await store('set', 'marche', (await fileWith('  paytech: null')).file);
    expect(await keysOf()).toBe('# Clés PayTech aucune');
    await store('set', 'marche', (await fileWith(account('prod', 'cle-tres-secrete'))).file);
    const { rows } = await db.withStore('marche', (tx) =>
      tx.query<{ saved: string }>(
        "select concat(encode(sealed_keys, 'escape'), (select string_agg(s::text, '') from stores s), (select string_agg(h::text, '') from store_history h)) as saved from payment_accounts",
      ),
    );
    expect(rows[0]?.saved).not.toMatch(/secret/);
    expect((await opened(await secret()))?.port.env).toBe('prod');
    const { out } = await store('show', 'marche');
    expect(out).not.toMatch(/secret/);
    const file = path.join(folder, 'sans.yaml');
    await writeFile(file, out);
    await store('set', 'marche', file);
    expect(await keysOf()).toBe('# Clés PayTech définies (prod)');
    await store('set', 'marche', (await fileWith('  paytech: null')).file);
    expect(await keysOf()).toBe('# Clés PayTech aucune');
  });

  it.each([
    [
      account('test', 'cle'),
      false,
      'enregistrées, mais le paiement en ligne n’est pas proposé : écrivez « onlinePayment: true » sous « features » pour le proposer.',
    ],
    [account('test', 'cle'), true, 'enregistrées : le paiement en ligne est proposé.'],
    ['  paytech: null', false, 'Il n’y a pas de clés PayTech : le paiement en ligne n’est pas proposé.'],
    ['  paytech: null', true, noKeys],
  ])('says what shoppers are offered: %j with the switch at %j', async (keys, isOn, answer) => {
    const { file } = await fileWith(keys);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/onlinePayment: \w+/, `onlinePayment: ${isOn}`));
    const { out } = await store('set', 'marche', file);
    expect(out.endsWith(answer)).toBe(true);
    expect(await offersOnline()).toBe(isOn && keys !== '  paytech: null');
  });

  it('says that a switch without keys offers nothing, wherever it is set and shown', async () => {
    await store('payment', 'marche', '--off');
    const file = path.join(folder, 'sans-cles.yaml');
    const { out: shown } = await store('show', 'marche');
    await writeFile(file, shown.replace(/onlinePayment: \w+/, 'onlinePayment: true'));
    vi.stubEnv('INIT_CWD', folder);
    expect((await store('set', 'marche', 'sans-cles.yaml')).out).toContain(noKeys);
    vi.unstubAllEnvs();
    expect((await store('setting', 'marche', 'features.onlinePayment', 'true')).out).toContain(noKeys);
    expect((await store('show', 'marche')).out).toContain(noKeys);
  });

  it('rejects invalid keys and an invalid switch together, by line, without revealing a key', async () => {
    const { file, shown, line } = await fileWith(account('live', '"cle tres secrete"'));
    const text = (await readFile(file, 'utf8')).replace(/currencyPicker: \w+/, 'currencyPicker: parfois');
    await writeFile(file, text);
    const switchLine = shown.split('\n').findIndex((each) => each.includes('currencyPicker')) + 1;
    await expect(store('set', 'marche', file)).rejects.toThrow(
      [
        `Rien n’a changé : 3 choses sont à corriger dans « ${file} ».`,
        `Ligne ${switchLine} : « features › currencyPicker » attend true ou false.`,
        `Ligne ${line + 2} : « payment › paytech › env » n’est pas une valeur possible.`,
        `Ligne ${line + 3} : « payment › paytech › apiKey » n’est pas une valeur possible.`,
      ].join('\n'),
    );
    expect(await keysOf()).toMatch(/aucune/);
  });
});
