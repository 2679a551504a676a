import { PreviewLinkWire, StaffDesignListWire, StoreHistoryWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { PreviewLinks } from '../../../../modules/previews/previewLinks.ts';
import { testSecret } from '../../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, empty, signedIn } = await staffShop();
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
