import { expect, it } from 'vitest';
import { render } from '../testing/builtShell.ts';
import { testReader } from '../testing/testReader.ts';
import { someMoment, someSettings } from '../testing/someStore.ts';

const versionOf = async (url: string, now: number, storeName = 'Boutique') =>
  (await render({ url, settings: someSettings({ storeName }), read: testReader().read, now })).version;

it('The version of a page stays the same when the page is re-rendered without any change', async () => {
  expect(await versionOf('/', someMoment + 60_000)).toBe(await versionOf('/', someMoment));
});

it('Another page or name of the store has another version', async () => {
  const version = await versionOf('/', someMoment);
  expect(await versionOf('/products', someMoment)).not.toBe(version);
  expect(await versionOf('/', someMoment, 'Autre boutique')).not.toBe(version);
});
