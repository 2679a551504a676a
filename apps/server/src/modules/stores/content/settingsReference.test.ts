import path from 'node:path';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { settingRows, settingsReference } from './settingsReference.ts';
import { settingTexts } from './settingTexts.ts';

const file = path.resolve(import.meta.dirname, '../../../../../../docs/store-settings.md');

it('The reference of store settings is the one made of their schema', async () => {
  const { code } = await format(file, settingsReference());
  await expect(code).toMatchFileSnapshot(file);
});

it('Every setting that is explained exists', () => {
  const paths = new Set(settingRows().map((row) => row.path));
  expect(Object.keys(settingTexts).filter((each) => !paths.has(each))).toEqual([]);
});

it('Every setting is in the reference once', () => {
  const paths = settingRows().map((row) => row.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      'name',
      'marketplaceInfo.deliveryInfo.zones.n.price',
      'storeInfo.socialInfo.email',
      'cashOnDelivery.holdHours',
      'notices.lowStock',
      'payment.paytech.apiKey',
    ]),
  );
});
