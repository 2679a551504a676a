import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { isStorageFailure } from './storageFailure.ts';

const { db, asAdmin, openAnother } = await testDatabase({ isOwn: true });

beforeAll(async () => {
  for (const id of ['a', 'b']) {
    await insertTestStore(db, id);
    await db.withStore(id, (tx) =>
      tx.query("insert into outbox (store_id, channel, recipient, text) values ($1, 'sms', $1, $1)", [id]),
    );
  }
});

describe('A database without space', () => {
  const text = 'select text from outbox';
  const write = "update outbox set text = 'x'";
  afterEach(() => vi.restoreAllMocks());

  it('reads, refuses to write, and writes again when there is space', async () => {
    let isFull = true;
    const other = openAnother({ hasSpace: async () => !isFull });
    expect((await other.withStore('a', (tx) => tx.query(text))).rows).toEqual([{ text: 'a' }]);
    await expect(other.withStore('a', (tx) => tx.query(write))).rejects.toSatisfy(isStorageFailure);
    expect(await other.canStore()).toBe(false);
    isFull = false;
    expect(await other.canStore()).toBe(true);
    expect((await other.withStore('a', (tx) => tx.query("update outbox set text = 'a'"))).rowCount).toBe(1);
  });

  it('undoes a transaction that was writing when the space ran out', async () => {
    let isFull = false;
    const other = openAnother({ hasSpace: async () => !isFull });
    const writing = other.withStore('a', async (tx) => {
      await tx.query(write);
      isFull = true;
      const later = performance.now() + 2_000;
      vi.spyOn(performance, 'now').mockReturnValue(later);
      await tx.query(write);
    });
    await expect(writing).rejects.toSatisfy(isStorageFailure);
    expect((await other.withStore('a', (tx) => tx.query(text))).rows).toEqual([{ text: 'a' }]);
  });
});

describe('withStore', () => {
  it('outlives a connection that is cut between two of its queries: the transaction fails, the next works', async () => {
    const received: string[] = [];
    const other = openAnother({ onError: (error) => received.push(error.message) });
    const cut = other.withStore('a', async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await asAdmin('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect.poll(() => received.length).toBeGreaterThan(0);
      await tx.query('select 1');
    });
    await expect(cut).rejects.toThrow(/connection|terminat/i);
    expect((await other.withStore('a', (tx) => tx.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  });

  it('shows a query without a store filter no foreign row', async () => {
    const seen = await db.withStore('a', (tx) => tx.query('select store_id from outbox'));
    expect(seen.rows).toEqual([{ store_id: 'a' }]);
  });

  it.each(['stores', 'store_hosts'])('shows of %s its own rows only', async (table) => {
    const { rows } = await db.withStore('a', (tx) => tx.query(`select * from ${table}`));
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['changes', "update outbox set text = 'x' where store_id = 'b'", 0],
    ['deletes', "delete from outbox where store_id = 'b'", 0],
    ['deletes', "delete from stores where id = 'b'", 0],
  ])('a store %s no foreign row: %s', async (_verb, sql, count) => {
    expect((await db.withStore('a', (tx) => tx.query(sql))).rowCount).toBe(count);
  });

  it('refuses to write a row of another store', async () => {
    const writing = db.withStore('a', (tx) =>
      tx.query("insert into outbox (store_id, channel, recipient, text) values ('b', 'sms', 'x', 'x')"),
    );
    await expect(writing).rejects.toMatchObject({ code: '42501' });
  });

  it('works as a role that owns no table and passes no policy by', async () => {
    const { rows } = await db.withStore('a', (tx) =>
      tx.query(`select rolsuper or rolbypassrls as privileged,
        exists (select 1 from pg_tables where schemaname = 'public' and tableowner = current_user) as owner
        from pg_roles where rolname = current_user`),
    );
    expect(rows).toEqual([{ privileged: false, owner: false }]);
  });

  it('leaves neither store nor role to the next user of its connection', async () => {
    const single = openAnother({ poolSize: 1 });
    await single.withStore('a', (tx) => tx.query('select 1'));
    await single.withStore('a', (tx) => tx.query('nonsense')).catch(() => undefined);
    const { rows } = await single.withoutStore((tx) => tx.query('select app_store() as store'));
    expect(rows).toEqual([{ store: null }]);
  });

  it('discards everything of a transaction that throws', async () => {
    const failing = db.withStore('a', async (tx) => {
      await tx.query("insert into outbox (store_id, channel, recipient, text) values ('a', 'sms', 'x', 'x')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const { rows } = await db.withStore('a', (tx) => tx.query('select count(*) as count from outbox'));
    expect(rows).toEqual([{ count: 1 }]);
  });

  it.each(["a'; drop table outbox; --", 'a\\', '', 'x'.repeat(10_000)])(
    'reads a strange store id as a store without rows: %j',
    async (id) => {
      const { rows } = await db.withStore(id, (tx) => tx.query('select 1 from outbox'));
      expect(rows).toEqual([]);
    },
  );
});

describe('withoutStore', () => {
  it('reads the stores and hosts, but none of their data', async () => {
    const seen = await db.withoutStore(async (tx) => ({
      hosts: (await tx.query('select host from store_hosts order by host')).rows,
      outbox: (await tx.query('select 1 from outbox')).rows,
    }));
    expect(seen).toEqual({ hosts: [{ host: 'a.localhost' }, { host: 'b.localhost' }], outbox: [] });
  });

  it('changes no store', async () => {
    const { rowCount } = await db.withoutStore((tx) => tx.query("update stores set name = 'x'"));
    expect(rowCount).toBe(0);
  });
});

/** Tables without a store: the migrations' log and what all stores share. */
const sharedTables = new Set([
  'schema_migrations',
  'nightly_backups',
  'exchange_rates',
  'sandbox_payments',
  'sandbox_transfers',
  'storage_probe',
]);

describe('every table of a store', async () => {
  const tables = await asAdmin<{ name: string; forced: boolean; key: string | null }>(`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  const ofStores = tables.filter(({ name }) => !sharedTables.has(name));

  it.each(ofStores)(
    'the table $name forces row-level security and begins its key with the store',
    ({ name, forced, key }) => {
      expect(forced).toBe(true);
      expect(key).toBe(name === 'stores' ? 'id' : 'store_id');
    },
  );
});

describe('listen', () => {
  it('receives notifications of any process once they are committed', async () => {
    const received: (string | null)[] = [];
    await db.listen('test_channel', (payload) => received.push(payload));
    await openAnother().notify('test_channel', 'bonjour');
    await vi.waitFor(() => expect(received).toEqual(['bonjour']));
  });

  it('reports possibly missed notifications after a lost connection and resumes listening', async () => {
    const received: (string | null)[] = [];
    const other = openAnother();
    await other.listen('lost_channel', (payload) => received.push(payload));
    await asAdmin(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%lost_channel%'",
    );
    await vi.waitFor(() => expect(received).toEqual([null]));
    await db.notify('lost_channel', 'encore');
    await vi.waitFor(() => expect(received).toEqual([null, 'encore']));
  });

  it("receives the store's id when a store changes", async () => {
    const received: (string | null)[] = [];
    await db.listen('store_changed', (payload) => received.push(payload));
    await db.withStore('b', (tx) => tx.query("update stores set design = 'lybalikou'"));
    await vi.waitFor(() => expect(received).toEqual(['b']));
  });
});

it('A query reads bigint and count as numbers', async () => {
  const { rows } = await db.withoutStore((tx) =>
    tx.query('select count(*) as count, 9007199254740991::bigint as big'),
  );
  expect(rows).toEqual([{ count: 1, big: Number.MAX_SAFE_INTEGER }]);
});
