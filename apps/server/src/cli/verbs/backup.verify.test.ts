import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { queueMessage } from '../../modules/messages/outbox.ts';
import { databaseDigest } from '../../routes/api/testing/databaseDigest.ts';
import type { TestDatabase } from '../../testing/testDatabase.ts';
import { backupDesk } from '../testing/backupDesk.ts';

const { source, target, here, there, elsewhere, file, imagePath, backUp } = await backupDesk();

/** Recomputed by triggers, or different on purpose. */
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

/** The jobs that a recovery requeues. */
const jobs = (database: TestDatabase) =>
  database.asAdmin(
    `select name, data, start_after from jobs.job where name not in ('send-messages', 'nightly-backup')
     order by name, data::text`,
  );

describe('A recovery from a backup', () => {
  it('puts a whole deployment back into an empty one: rows, orders, images', async () => {
    const { order } = await backUp();
    const before = await contentOf(source);
    const { out, notes } = await elsewhere('--as', 'Awa', 'recover', file);
    expect(await contentOf(target)).toEqual(before);
    expect(await readFile(imagePath(there))).toEqual(await readFile(imagePath(here)));
    expect(out).toContain('Tout est récupéré');
    expect(notes).not.toContain('SESSION_SECRET');
    expect((await elsewhere('order', 'a', order.ref)).out).toContain('Robe wax');
    expect((await elsewhere('audit', 'a')).out).toContain('Awa');
  });

  it('resends no message by itself, and preserves the time of the other jobs', async () => {
    await backUp();
    await elsewhere('recover', file);
    expect((await elsewhere('outbox', 'a')).out).toContain('recovered from a backup');
    expect(await jobs(target)).toEqual(await jobs(source));
    expect(await target.asAdmin("select from jobs.job where name = 'send-messages'")).toEqual([]);
    expect((await elsewhere('outbox', 'a', '--resend', 'tout')).out).toContain('Messages renvoyés');
  });

  it('continues numbers after those recovered, and lists and searches the products', async () => {
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
    await writeFile(imagePath(there), 'changed');
    await elsewhere('recover', file, '--store', 'a', '--replace');
    expect(await readFile(imagePath(there))).toEqual(await readFile(imagePath(here)));
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
