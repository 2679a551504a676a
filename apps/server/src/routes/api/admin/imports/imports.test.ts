import { systemActor } from '../../../../modules/audit/actor.ts';
import { closeStore, reopenStore } from '../../../../modules/closing/closeStore.ts';
import { ImportDetailWire, ImportFileWire, ImportPageWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerMismatches } from '../../../../modules/catalogue/stock/stockLedger.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { aSheet, importDesk, someChoices } from '../testing/importDesk.ts';

const desk = await importDesk();
const { db, asAdmin, manager, read, post, jobsOf, runFile, runJobs, checked, importOf, stored, products } =
  desk;
const [other, owner] = [await desk.signedIn('manager', 'b'), await desk.signedIn('owner')];
beforeEach(desk.begin);

describe('A confirmed import', () => {
  it('is written by a job as the member who confirmed it, and can be taken back', async () => {
    const { id } = await checked();
    expect(wireAnswer(ImportFileWire, await post(id, 'confirm', {}, owner), 202).state).toBe('writing');
    await runJobs();
    const done = await read(id);
    expect(done).toMatchObject({ state: 'done', progress: null, check: { counts: { created: 1 } } });
    expect(await products()).toEqual([
      { id: 'bol', name: 'Bol', quantity: 3 },
      { id: 'savon', name: 'Savon noir', quantity: 8 },
    ]);
    expect(stored()).toEqual([]);
    const importId = done.importId ?? 0;
    expect(await importOf(importId)).toMatchObject({
      actor: { name: 'owner' },
      undo: null,
      isUndoing: false,
    });

    const accepted = await manager.call('POST', `/api/admin/imports/${importId}/undo`);
    expect(wireAnswer(ImportDetailWire, accepted, 202).isUndoing).toBe(true);
    expect((await manager.call('POST', `/api/admin/imports/${importId}/undo`)).statusCode).toBe(202);
    expect(await asAdmin("select from jobs.job where name = 'undo-import'")).toHaveLength(1);
    await runJobs();
    expect(await importOf(importId)).toMatchObject({
      undoneBy: 'manager',
      isUndoing: false,
      undo: { restored: 1, deleted: 1, kept: [] },
    });
    expect(refusal(await manager.call('POST', `/api/admin/imports/${importId}/undo`), 409)).toHaveProperty(
      'message',
    );
    expect(await products()).toEqual([{ id: 'savon', name: 'Savon', quantity: 5 }]);
    expect(await db.withStore('a', ledgerMismatches)).toEqual([]);
  });

  it('is not taken back while the store is closed, and can be once it is open again', async () => {
    await post((await checked()).id, 'confirm', {});
    await runJobs();
    const [{ id } = { id: 0 }] = await asAdmin<{ id: number }>("select id from imports where store_id = 'a'");
    const undo = () => manager.call('POST', `/api/admin/imports/${id}/undo`);
    await db.withStore('a', (tx) => closeStore(tx, systemActor('Awa'), new Date()));
    expect(refusal(await undo(), 409).message).toContain('La boutique est fermée');
    await db.withStore('a', (tx) => reopenStore(tx, systemActor('Awa')));
    // Closed between the request and the job.
    await undo();
    await db.withStore('a', (tx) => closeStore(tx, systemActor('Awa'), new Date()));
    await runJobs();
    await db.withStore('a', (tx) => reopenStore(tx, systemActor('Awa')));
    expect((await importOf(id)).isUndoing).toBe(false);
  });

  it('is refused with errors, and with suspicions unless they are confirmed', async () => {
    const wrong = await checked('sku;name;price\nBOL;Bol;cher\n');
    expect(wrong.check).toMatchObject({ errors: 1 });
    expect(refusal(await post(wrong.id, 'confirm', { isForced: true }), 422)).toHaveProperty('message');
    const odd = await checked('sku;name;price\nBOL;Bol;0\n');
    expect(odd.check).toMatchObject({ errors: 0, suspicions: 1 });
    expect(refusal(await post(odd.id, 'confirm', {}), 422).errors).toHaveProperty('isForced');
    expect((await post(odd.id, 'confirm', { isForced: true })).statusCode).toBe(202);
    await runJobs();
    expect((await read(odd.id)).state).toBe('done');
  });

  it('is one import, when two members confirm it at once and the job runs twice', async () => {
    const { id } = await checked(aSheet, { ...someChoices, stock: 'add' });
    const answers = await Promise.all([post(id, 'confirm', {}), post(id, 'confirm', {}, owner)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).sort()).toEqual(['202', '409']);
    const [job] = await jobsOf('import-file');
    if (!job) throw new Error('nothing was queued');
    await runFile(job);
    await runFile(job);
    expect(await asAdmin('select id from imports')).toHaveLength(1);
    expect(await products()).toContainEqual({ id: 'savon', name: 'Savon noir', quantity: 13 });
  });

  it('that was cut short is not rewritten, and says which import to take back', async () => {
    const { id } = await checked(aSheet, { ...someChoices, stock: 'add' });
    await post(id, 'confirm', {});
    const [job] = await jobsOf('import-file');
    if (!job) throw new Error('nothing was queued');
    await asAdmin('update import_files set import_id = 7, beat_at = now()');
    await expect(runFile(job)).rejects.toThrow('Another process');
    await runFile(job, new Date(Date.now() + 120_000));
    const cut = await read(id);
    expect(cut.state).toBe('failed');
    expect(cut.failure).toContain('import 7');
    expect(await products()).toEqual([{ id: 'savon', name: 'Savon', quantity: 5 }]);
  });

  it('is listed, the newest first, page by page', async () => {
    for (const text of [aSheet, 'sku;name;price\nSEAU;Seau;900\n']) {
      await post((await checked(text)).id, 'confirm', {});
      await runJobs();
    }
    const first = wireAnswer(ImportPageWire, await manager.call('GET', '/api/admin/imports?limit=1'));
    expect(first.items).toMatchObject([{ id: 2, actor: { name: 'manager' }, counts: { created: 1 } }]);
    const rest = wireAnswer(
      ImportPageWire,
      await manager.call('GET', `/api/admin/imports?limit=1&cursor=${first.next}`),
    );
    expect(rest).toMatchObject({ items: [{ id: 1 }], next: null });
    expect(refusal(await other.call('GET', '/api/admin/imports/1'), 404)).toHaveProperty('message');
    expect(refusal(await other.call('POST', '/api/admin/imports/1/undo'), 404)).toHaveProperty('message');
  });

  it('is announced to those who are connected', async () => {
    const received: { store: string; event: string; data: { state: string } }[] = [];
    const unlisten = await db.listen('store_events', (payload) => {
      if (payload !== null) received.push(JSON.parse(payload) as (typeof received)[number]);
    });
    await post((await checked()).id, 'confirm', {});
    await runJobs();
    await expect
      .poll(() => [
        ...new Set(received.filter(({ event }) => event === 'import').map(({ data }) => data.state)),
      ])
      .toEqual(['uploaded', 'checking', 'checked', 'writing', 'done']);
    await unlisten();
  });
});
