import { makeStore } from '@teranga/core/app/store';
import { afterEach, expect, it } from 'vitest';
import { loadDesign } from '../designs/loadDesign.ts';
import { someSettings } from '../testing/someStore.ts';
import { goOffline } from './index.ts';

/** How long, in milliseconds, a busy machine may take to read a part's source. */
const loadTimeoutMs = 30_000;

afterEach(() => delete document.documentElement.dataset['saver']);

it.each([
  [false, ['ShareMenu']],
  [true, []],
])(
  'the code for sharing is loaded before the network is lost: with data saver %j, %j',
  { timeout: loadTimeoutMs },
  async (isDataSaverOn, parts) => {
    if (isDataSaverOn) document.documentElement.dataset['saver'] = '';
    const loaded = await loadDesign('default', () => undefined);
    const store = makeStore({ settings: someSettings({ apiBaseUrl: 'https://boutique.sn' }) });
    await goOffline(store, loaded);
    expect(Object.keys(loaded.parts)).toEqual(parts);
  },
);
