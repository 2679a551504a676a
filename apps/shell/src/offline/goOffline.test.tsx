import { makeStore } from '@teranga/core/app/store';
import { afterEach, expect, it, vi } from 'vitest';
import { loadDesign } from '../designs/loadDesign.ts';
import { makePageCode } from '../page/pageCode.ts';
import { aDesign } from '../testing/aDesign.ts';
import { someSettings } from '../testing/someStore.ts';
import { goOffline } from './index.ts';

/** How long, in milliseconds, a busy machine may take to read a part's source. */
const loadTimeoutMs = 30_000;

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['saver'];
});

const aStore = () => makeStore({ settings: someSettings({ apiBaseUrl: 'https://boutique.sn' }) });

it.each([
  [false, ['ShareMenu']],
  [true, []],
])(
  'the code for sharing is loaded before the network is lost: with data saver %j, %j',
  { timeout: loadTimeoutMs },
  async (isDataSaverOn, parts) => {
    if (isDataSaverOn) document.documentElement.dataset['saver'] = '';
    const loaded = await loadDesign('default', () => undefined);
    await goOffline(aStore(), loaded, makePageCode(loaded));
    expect(Object.keys(loaded.parts)).toEqual(parts);
  },
);

it('the error page is loaded before the network is lost, though its first request failed', async () => {
  vi.useFakeTimers();
  const { loaded, code, failing } = aDesign();
  failing.add('error');
  const isOffline = goOffline(aStore(), loaded, code);
  await vi.advanceTimersByTimeAsync(500);
  failing.clear();
  await vi.runAllTimersAsync();
  await isOffline;
  expect(code.componentOf('error')).toBe('error');
});
