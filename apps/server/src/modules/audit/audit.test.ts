import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { systemActor, type Actor } from './actor.ts';
import { readAudit, type AuditFilter } from './readAudit.ts';
import { writeAudit, type AuditedChange } from './writeAudit.ts';

const { db, asAdmin } = await testDatabase();
for (const id of ['a', 'b', 'c', 'd', 'e']) await insertTestStore(db, id);

const awa: Actor = { kind: 'staff', id: randomUUID(), name: 'Awa' };
const root = systemActor('root');

const aChange = (changed: Partial<AuditedChange> = {}): AuditedChange => ({
  action: 'product.update',
  subject: { kind: 'product', id: 'sac' },
  before: { price: 1_000 },
  after: { price: 2_000 },
  ...changed,
});
const write = (store: string, actor: Actor, change = aChange()) =>
  db.withStore(store, (tx) => writeAudit(tx, actor, change));
const read = (store: string, filter: AuditFilter = {}, cursor?: string, size = 50) =>
  db.withStore(store, (tx) => readAudit(tx, filter, { cursor, size }));

describe('The audit log', () => {
  it('says who changed what, from what to what', async () => {
    await write('a', awa);
    const { items, next } = await read('a');
    expect(next).toBeNull();
    expect(items).toEqual([{ ...aChange(), actor: awa, id: expect.any(Number), at: expect.any(Date) }]);
  });

  it('belongs to its store', async () => {
    expect((await read('b')).items).toEqual([]);
  });

  it('holds nothing of a transaction that is rolled back', async () => {
    const change = db.withStore('b', async (tx) => {
      await writeAudit(tx, root, aChange());
      throw new Error('refused');
    });
    await expect(change).rejects.toThrow('refused');
    expect((await read('b')).items).toEqual([]);
  });

  it('has null for a state that there is not', async () => {
    await write('b', root, { action: 'staff.remove', subject: { kind: 'staff', id: '1' }, before: { x: 1 } });
    const [entry] = (await read('b')).items;
    expect(entry).toMatchObject({ actor: root, before: { x: 1 }, after: null });
  });

  it.each(['update audit_log set actor_name = $1', 'delete from audit_log where actor_name <> $1'])(
    'cannot be changed by the application: %s',
    async (sql) => {
      await expect(db.withStore('a', (tx) => tx.query(sql, ['x']))).rejects.toThrow('permission denied');
      await expect(db.withStore('a', (tx) => tx.query('truncate audit_log'))).rejects.toThrow(
        'permission denied',
      );
    },
  );

  it('goes with its store', async () => {
    await insertTestStore(db, 'closed');
    await write('closed', root);
    await db.withStore('closed', (tx) => tx.query(`delete from stores where id = 'closed'`));
    expect(await asAdmin(`select 1 from audit_log where store_id = 'closed'`)).toEqual([]);
  });
});

describe('Reading the audit log', () => {
  it('goes page by page from the newest entry, without losing or repeating one', async () => {
    for (const id of ['1', '2', '3', '4', '5'])
      await write('c', root, aChange({ subject: { kind: 'product', id } }));
    const first = await read('c', {}, undefined, 2);
    await write('c', root, aChange({ subject: { kind: 'product', id: '6' } }));
    const second = await read('c', {}, first.next ?? '', 2);
    const third = await read('c', {}, second.next ?? '', 2);
    const ids = [first, second, third].map(({ items }) => items.map(({ subject }) => subject.id));
    expect(ids).toEqual([['5', '4'], ['3', '2'], ['1']]);
    expect(third.next).toBeNull();
  });

  it.each<[string, AuditFilter, string[]]>([
    ['who', { actorId: awa.id }, ['order.status']],
    ['the kind of actor', { actorKind: 'system' }, ['stock.add', 'product.update']],
    ['the action', { action: 'stock.add' }, ['stock.add']],
    ['the kind of subject', { subjectKind: 'product' }, ['stock.add', 'product.update']],
    ['the subject', { subjectKind: 'product', subjectId: 'sac' }, ['product.update']],
    ['a time in the future', { since: new Date(Date.now() + 60_000) }, []],
    ['a time in the past', { until: new Date(Date.now() - 60_000) }, []],
  ])('filters by %s', async (_what, filter, actions) => {
    if ((await read('d')).items.length === 0) {
      await write('d', root);
      await write('d', root, { action: 'stock.add', subject: { kind: 'product', id: 'pot' } });
      await write('d', awa, { action: 'order.status', subject: { kind: 'order', id: 'X' } });
    }
    expect((await read('d', filter)).items.map(({ action }) => action)).toEqual(actions);
  });

  it('shows an order by its reference, and finds it by any form of it', async () => {
    await write('e', awa, { action: 'order.status', subject: { kind: 'order', id: 'GJGN71XR5TJJ8THA' } });
    const filter = { subjectKind: 'order', subjectId: 'gjgn-71xr-5tjj-8tha' };
    expect((await read('e', filter)).items.map(({ subject }) => subject.id)).toEqual(['GJGN-71XR-5TJJ-8THA']);
  });
});
