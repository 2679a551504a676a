import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { queueMessage } from '../../modules/messages/outbox.ts';
import { writePaytechAccount } from '../../modules/payments/paymentAccounts.ts';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { orderShop } from '../../routes/api/orders/testing/orderShop.ts';
import { fillStores } from '../../routes/api/testing/fillStores.ts';
import { testSecret } from '../../testing/testApp.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { anOperator } from './anOperator.ts';

const imagePath = (data: string) => path.join(data, 'stores', 'a', 'pictures', 'sous', 'robe.webp');

/**
 * A deployment to back up and an empty one to recover it into, which is emptied after each test.
 * Call it at the top level of a test file.
 */
export async function backupDesk() {
  const folder = await mkdtemp(path.join(tmpdir(), 'teranga-backup-'));
  afterAll(() => rm(folder, { recursive: true }));
  const secrets = { sessionSecret: testSecret, paymentSecret: testSecret };
  const source = await orderShop();
  const target = await testDatabase();
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  const store = anOperator(source.db, { dataDir: here, ...secrets });
  const elsewhere = anOperator(target.db, { dataDir: there, ...secrets });
  const file = path.join(folder, 'tout.backup');

  async function wipe() {
    await target.empty('stores');
    await target.asAdmin('delete from jobs.job');
    await rm(there, { recursive: true, force: true });
  }

  beforeAll(async () => {
    await fillStores(source.db);
    await mkdir(path.dirname(imagePath(here)), { recursive: true });
    await writeFile(imagePath(here), Buffer.from([0, 255, 10, 13, 1]));
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

  return { folder, source, target, here, there, store, elsewhere, file, imagePath, wipe, backUp };
}
