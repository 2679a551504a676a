import {
  DesignImpactWire,
  PreviewLinkWire,
  StaffDesignListWire,
  StoreHistoryWire,
} from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishScheduled } from '../../../../modules/appearance/scheduledDesign.ts';
import { PreviewLinks } from '../../../../modules/previews/previewLinks.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { testSecret } from '../../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, empty, signedIn } = await staffShop({ isOwn: true });
const manager = await signedIn('manager');
const url = '/api/admin/designs';
const read = async () => wireAnswer(StaffDesignListWire, await manager.call('GET', url));
const post = (path: string, version: number, payload?: object) =>
  manager.call('POST', `${url}${path}`, {
    headers: { 'if-match': `"${version}"` },
    ...(payload && { payload }),
  });

beforeEach(async () => {
  await asAdmin(`update stores set design = 'default'`);
  await empty('store_history');
});

describe('The design of a store', () => {
  it('is one of those that there are', async () => {
    const { current, items } = await read();
    expect(current).toBe('default');
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['default', 'lybalikou']));
    expect(items.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['default']);
  });

  it('is published from the version that was seen, and taken back', async () => {
    const { version } = await read();
    const published = wireAnswer(
      StaffDesignListWire,
      await post('/publish', version, { design: 'lybalikou' }),
    );
    expect(published).toMatchObject({ current: 'lybalikou', version: version + 1 });
    expect(refusal(await post('/publish', version, { design: 'default' }), 409)).toHaveProperty('message');
    const undone = wireAnswer(StaffDesignListWire, await post('/undo', version + 1));
    expect(undone.current).toBe('default');
    expect(await asAdmin(`select design from stores order by id`)).toEqual([
      { design: 'default' },
      { design: 'default' },
    ]);
    const { items } = wireAnswer(StoreHistoryWire, await manager.call('GET', `${url}/history`));
    expect(items.map(({ design }) => design)).toEqual(['lybalikou', 'default']);
    const restored = await post(`/history/${version + 1}/restore`, version + 2);
    expect(wireAnswer(StaffDesignListWire, restored).current).toBe('lybalikou');
  });

  it.each([
    ['/publish', { design: 'nul' }, 422],
    ['/publish', { design: '__proto__' }, 422],
    ['/undo', undefined, 409],
    ['/history/999/restore', undefined, 404],
  ])('is not changed by %s %j', async (path, payload, status) => {
    const { version } = await read();
    expect(refusal(await post(path, version, payload), status)).toHaveProperty('message');
    expect((await read()).version).toBe(version);
  });

  it('is previewed by a link for this store alone', async () => {
    const answer = await manager.call('POST', `${url}/lybalikou/preview`, { payload: { hours: 2 } });
    const link = new URL(wireAnswer(PreviewLinkWire, answer).url);
    const word = link.searchParams.get('apercu') ?? '';
    const links = new PreviewLinks(testSecret);
    expect(links.read('a', word, Date.now())).toMatchObject({ storeId: 'a', design: 'lybalikou' });
    expect(links.read('b', word, Date.now())).toBeNull();
  });
});

const job = () =>
  asAdmin<{ data: { store: string; at: string }; start: Date }>(
    "select data, start_after as start from jobs.job where name = 'publish-design'",
  );
const schedule = (payload: object) => manager.call('POST', `${url}/schedule`, { payload });

const publishDue = async (check?: () => Promise<void>) => {
  for (const { data } of await job()) await publishScheduled(db, data, check);
};

describe('A design that is published at a time', () => {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  beforeEach(async () => {
    await empty('design_schedules');
    await asAdmin('delete from jobs.job');
  });

  it('waits for it, and is published as who wanted it', async () => {
    const planned = wireAnswer(StaffDesignListWire, await schedule({ design: 'lybalikou', at }));
    expect(planned).toMatchObject({
      current: 'default',
      scheduled: { design: 'lybalikou', at, by: 'manager', failure: null },
    });
    expect((await job()).map(({ start }) => start.toISOString())).toEqual([at]);
    await publishDue();
    expect(await read()).toMatchObject({ current: 'lybalikou', scheduled: null });
    expect(
      await asAdmin(
        "select actor_name from audit_log where action = 'store.design' order by id desc limit 1",
      ),
    ).toEqual([{ actor_name: 'manager' }]);
  });

  it('is replaced by a later choice, or taken back', async () => {
    await schedule({ design: 'lybalikou', at });
    const [first] = await job();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    await schedule({ design: 'rahmou-serwiss', at: later });
    if (first) await publishScheduled(db, first.data);
    expect((await read()).current).toBe('default');
    expect((await manager.call('DELETE', `${url}/schedule`)).statusCode).toBe(200);
    await publishDue();
    expect(await read()).toMatchObject({ current: 'default', scheduled: null });
    expect(refusal(await manager.call('DELETE', `${url}/schedule`), 404)).toHaveProperty('message');
  });

  it('says why it could not be published', async () => {
    await schedule({ design: 'lybalikou', at });
    await publishDue(() => Promise.reject(new HttpError(422, 'Ce design n’existe pas.')));
    expect(await read()).toMatchObject({
      current: 'default',
      scheduled: { failure: 'Ce design n’existe pas.' },
    });
  });

  it.each([
    { design: 'lybalikou', at: '2020-01-01T00:00:00Z' },
    { design: 'lybalikou', at: '2999-01-01T00:00:00Z' },
    { design: 'lybalikou', at: 'demain' },
    { design: 'inconnu', at },
  ])('is refused as %j', async (payload) => {
    expect(refusal(await schedule(payload), 422)).toHaveProperty('errors');
    expect(await job()).toEqual([]);
  });

  it('is of its store alone', async () => {
    await schedule({ design: 'lybalikou', at });
    const other = await signedIn('manager', 'b');
    expect(wireAnswer(StaffDesignListWire, await other.call('GET', url)).scheduled).toBeNull();
    expect(refusal(await other.call('DELETE', `${url}/schedule`), 404)).toHaveProperty('message');
  });
});

it('The server says what publishing a design would change', async () => {
  const answer = await manager.call('GET', `${url}/rahmou-serwiss/impact`);
  const impact = wireAnswer(DesignImpactWire, answer);
  expect([...impact.lostPages, ...impact.gainedPages].length).toBeGreaterThan(0);
  expect(refusal(await manager.call('GET', `${url}/inconnu/impact`), 404)).toHaveProperty('message');
});
