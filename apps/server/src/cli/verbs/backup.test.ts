import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBackupLines } from '../../modules/backups/testing/readBackupLines.ts';
import { KeyEncryption } from '../../platform/secrets/encryptedKeys.ts';
import { writePaytechAccount } from '../../modules/payments/paymentAccounts.ts';
import { queueMessage } from '../../modules/messages/outbox.ts';
import { fillStores } from '../../routes/api/testing/fillStores.ts';
import { databaseDigest } from '../../routes/api/testing/databaseDigest.ts';
import { orderShop } from '../../routes/api/orders/testing/orderShop.ts';
import { emptyDisk, fillDisk } from '../../testing/fullDisk.ts';
import { smallDisk } from '../../testing/smallDisk.ts';
import { testDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { testSecret } from '../../testing/testApp.ts';
import { anOperator } from '../testing/operator.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'teranga-backup-'));
afterAll(() => rm(folder, { recursive: true }));
const secrets = { sessionSecret: testSecret, paymentSecret: testSecret };
const disk = await smallDisk(1);
const source = await orderShop();
const target = await testDatabase();
const here = path.join(folder, 'here');
const there = path.join(folder, 'there');
const store = anOperator(source.db, { dataDir: here, ...secrets });
const elsewhere = anOperator(target.db, { dataDir: there, ...secrets });
const file = path.join(folder, 'tout.backup');
const picture = (data: string) => path.join(data, 'stores', 'a', 'pictures', 'sous', 'robe.webp');

/** Computed again by triggers, or different on purpose. */
const notCompared = [
  'catalogue_words',
  'facet_bits',
  'stale_chunks',
  'search_bits',
  'products',
  'audit_log',
  'outbox',
];

/** Everything a deployment stores, table by table. */
async function contentOf(database: TestDatabase) {
  const products = await database.asAdmin(
    `select to_jsonb(p) - 'number' as product from products p order by store_id, id`,
  );
  const digests = Object.entries(await databaseDigest(database)).filter(
    ([name]) => !notCompared.includes(name),
  );
  return { products, digests: Object.fromEntries(digests) };
}

/** The jobs that a recovery queues again. */
const jobs = (database: TestDatabase) =>
  database.asAdmin(
    `select name, data, start_after from jobs.job where name not in ('send-messages', 'nightly-backup')
     order by name, data::text`,
  );

async function wipe() {
  await target.empty('stores');
  await target.asAdmin('delete from jobs.job');
  await rm(there, { recursive: true, force: true });
}

beforeAll(async () => {
  await fillStores(source.db);
  await mkdir(path.dirname(picture(here)), { recursive: true });
  await writeFile(picture(here), Buffer.from([0, 255, 10, 13, 1]));
  await source.db.withStore('a', async (tx) => {
    await writePaytechAccount(
      tx,
      'a',
      { apiKey: 'k', apiSecret: 's' },
      'test',
      new KeyEncryption(testSecret),
    );
    await tx.query(
      "insert into customers (store_id, name, phone) values ('a', E'Ligne\\u2028 « \\\\ »\\n', '+221771112233')",
    );
    await tx.query("update stores set content = content || '{\"vide\": null}' where id = 'a'");
  });
});

afterEach(wipe);

/** Backs up a store with orders, whose first message waits. */
async function backUp(name = file, ...options: string[]) {
  const order = await source.placed(await source.session());
  await source.db.withStore('a', (tx) =>
    queueMessage(tx, { channel: 'email', to: 'awa@exemple.sn', subject: 'Bonjour', text: 'Bonjour' }),
  );
  await rm(name, { force: true });
  return { order, said: await store('backup', name, ...options) };
}

describe('backup and recover', () => {
  it('put a whole deployment back into an empty one: rows, orders, pictures', async () => {
    const { order } = await backUp();
    const before = await contentOf(source);
    const { out, notes } = await elsewhere('--as', 'Awa', 'recover', file);
    expect(await contentOf(target)).toEqual(before);
    expect(await readFile(picture(there))).toEqual(await readFile(picture(here)));
    expect(out).toContain('Tout est récupéré');
    expect(notes).not.toContain('SESSION_SECRET');
    expect((await elsewhere('order', 'a', order.ref)).out).toContain('Robe wax');
    expect((await elsewhere('audit', 'a')).out).toContain('Awa');
  });

  it('sends no message again by itself, and keeps the other jobs at their time', async () => {
    await backUp();
    await elsewhere('recover', file);
    expect((await elsewhere('outbox', 'a')).out).toContain('recovered from a backup');
    expect(await jobs(target)).toEqual(await jobs(source));
    expect(await target.asAdmin("select from jobs.job where name = 'send-messages'")).toEqual([]);
    expect((await elsewhere('outbox', 'a', '--resend', 'tout')).out).toContain('Messages renvoyés');
  });

  it('continues numbers after those recovered, and lists and searches the articles', async () => {
    await backUp();
    await elsewhere('recover', file);
    await target.db.withStore('a', (tx) =>
      queueMessage(tx, { channel: 'sms', to: '+221770000000', text: 'x' }),
    );
    expect((await elsewhere('product', 'a', 'robe')).out).toContain('Robe wax');
    const [words] = await target.asAdmin(
      "select count(*)::int as count from catalogue_words where store_id = 'a'",
    );
    expect(words).not.toEqual({ count: 0 });
  });

  it('recovers one store alone beside others, and only that one', async () => {
    await backUp();
    await elsewhere('create', 'autre', '--name', 'Autre', '--design', 'default', '--host', 'autre.localhost');
    await elsewhere('recover', file, '--store', 'a');
    expect(await target.asAdmin('select id from stores order by id')).toEqual([{ id: 'a' }, { id: 'autre' }]);
    await expect(elsewhere('recover', file, '--store', 'a')).rejects.toThrow('existe déjà');
    await expect(elsewhere('recover', file, '--store', 'zzz')).rejects.toThrow(
      'n’est pas dans cette sauvegarde',
    );
    await expect(elsewhere('recover', file)).rejects.toThrow('déploiement vide');
  });

  it('puts a store back as it was, over what it has become', async () => {
    await backUp(file, '--store', 'a');
    await elsewhere('recover', file);
    await elsewhere('stock', 'a', 'robe', '--set', '99');
    await writeFile(picture(there), 'changed');
    await elsewhere('recover', file, '--store', 'a', '--replace');
    expect(await readFile(picture(there))).toEqual(await readFile(picture(here)));
    const [robe] = await target.asAdmin("select quantity from products where store_id = 'a' and id = 'robe'");
    expect(robe).not.toEqual({ quantity: 99 });
    expect((await readdir(path.join(there, 'stores'))).sort()).toEqual(['a']);
  });

  it('refuses a host of another store', async () => {
    await backUp();
    await elsewhere('create', 'autre', '--name', 'Autre', '--design', 'default', '--host', 'a.localhost');
    await expect(elsewhere('recover', file, '--store', 'a')).rejects.toThrow(
      'est celle de la boutique « autre »',
    );
  });
});

describe('a backup that is not whole', () => {
  it.each([10, 1_000, -1])('is refused when cut to %i bytes', async (size) => {
    await backUp();
    const whole = await readFile(file);
    await truncate(file, size < 0 ? whole.length + size : size);
    await expect(elsewhere('recover', file)).rejects.toThrow('tronquée ou abîmée');
    expect(await target.asAdmin('select id from stores')).toEqual([]);
  });

  it('is refused when a byte in the middle has changed', async () => {
    await backUp();
    const bytes = await readFile(file);
    const at = bytes.indexOf(Buffer.from([0, 255, 10, 13, 1]));
    bytes.writeUInt8(7, at);
    await writeFile(file, bytes);
    await expect(elsewhere('recover', file)).rejects.toThrow('tronquée ou abîmée');
    await expect(store('recover', file, '--check')).rejects.toThrow('tronquée ou abîmée');
    expect(existsSync(path.join(there, 'stores'))).toBe(false);
  });

  it('is refused when it is of another version or not there', async () => {
    await backUp();
    await target.asAdmin("insert into schema_migrations (name, checksum) values ('999_later.sql', 'x')");
    await expect(elsewhere('recover', file)).rejects.toThrow('999_later.sql');
    await target.asAdmin("delete from schema_migrations where name = '999_later.sql'");
    await expect(elsewhere('recover', path.join(folder, 'rien'))).rejects.toThrow('ne peut pas être lu');
  });

  it('needs the secret of its payment keys, or to go without them', async () => {
    await backUp();
    const stranger = anOperator(target.db, {
      dataDir: there,
      sessionSecret: `${testSecret}!`,
      paymentSecret: null,
    });
    await expect(stranger('recover', file)).rejects.toThrow('PAYMENT_KEYS_SECRET');
    const { notes } = await stranger('recover', file, '--without-keys');
    expect(notes).toContain('SESSION_SECRET');
    expect(await target.asAdmin('select from payment_accounts')).toEqual([]);
  });
});

describe('a failure', () => {
  it('of the disk while recovering leaves neither rows nor files', async () => {
    await backUp();
    await target.asAdmin(`create function refuse_writes() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await target.asAdmin(
      'create trigger full_disk before insert on order_lines for each row execute function refuse_writes()',
    );
    await expect(elsewhere('recover', file)).rejects.toMatchObject({ code: '53100' });
    await emptyDisk(target);
    expect(await target.asAdmin('select id from stores')).toEqual([]);
    expect(await readdir(path.join(there, 'stores'))).toEqual([]);
    await elsewhere('recover', file);
  });

  it('while backing up leaves no file, and an earlier one as it was', async () => {
    await backUp();
    const before = await readFile(file);
    await source.asAdmin('revoke select on quote_requests from teranga_app');
    await expect(store('backup', file, '--force')).rejects.toMatchObject({ code: '42501' });
    await source.asAdmin('grant select on quote_requests to teranga_app');
    expect(await readFile(file)).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    await expect(store('backup', file)).rejects.toThrow('existe déjà');
    await expect(elsewhere('backup', path.join(folder, 'vide.backup'))).rejects.toThrow('aucune boutique');
  });

  it.runIf(disk)('of the disk that is written to leaves no file', async () => {
    await disk?.fill();
    const full = path.join(disk?.folder ?? '', 'tout.backup');
    await expect(store('backup', full)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(path.dirname(full))).toEqual(['filler']);
    await disk?.empty();
  });

  it('to write to the database does not keep from backing up', async () => {
    await fillDisk(source);
    await rm(file, { force: true });
    expect((await store('backup', file)).out).toContain('Sauvegarde écrite et relue');
    await emptyDisk(source);
  });
});

it('backs up one state of a store while orders are placed', async () => {
  const placing = (async () => {
    for (let number = 0; number < 3; number += 1) await source.placed(await source.session());
  })();
  const backing = Promise.all(
    [1, 2, 3].map(async (number) => {
      const name = path.join(folder, `pendant-${number}.backup`);
      await store('backup', name);
      return readBackupLines(name, 'a', ['orders', 'order_lines']);
    }),
  );
  for (const { orders, order_lines: lines } of await backing) expect(lines).toHaveLength(orders.length);
  await placing;
});
