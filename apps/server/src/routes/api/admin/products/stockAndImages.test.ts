import {
  MovementPageWire,
  PricePreviewWire,
  SavedImageWire,
  StaffProductWire,
  StockChangedWire,
} from '@teranga/contract/admin';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, percentOff } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { imagesFolder } from '../../../../platform/images/storeFolders.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop, type TestStaff } from '../testing/staffShop.ts';
import { imageForm } from '../testing/imageForm.ts';

const { app, db, empty, signedIn } = await staffShop();
const [preparer, manager] = [await signedIn('preparer'), await signedIn('manager')];
const url = '/api/admin/products/savon';

beforeEach(async () => {
  await empty('products', 'product_versions', 'stock_movements');
  await db.withStore('a', (tx) => upsertProducts(tx, [aProduct({ id: 'savon', quantity: 5 })], new Date()));
});

const read = async () => wireAnswer(StaffProductWire, await preparer.call('GET', url));
const stock = (change: object, staff: TestStaff = preparer) =>
  staff.call('POST', `${url}/stock`, { payload: { change, reason: 'inventaire' } });
const send = (to: string, bytes: Buffer, fields: Record<string, string> = {}) => {
  const { payload, headers } = imageForm(bytes, fields);
  return app.inject({
    method: 'POST',
    url: to,
    payload,
    headers: { ...headers, host: 'a.localhost', cookie: manager.cookie, 'sec-fetch-site': 'same-origin' },
  });
};
const image = (background: string, width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background } });

describe('The stock of a product', () => {
  it('changes by ±n with a reason, which the ledger stores', async () => {
    const changed = wireAnswer(StockChangedWire, await stock({ add: -2 }));
    expect(changed).toMatchObject({ before: { quantity: 5 }, after: { quantity: 3 } });
    const { items } = wireAnswer(MovementPageWire, await preparer.call('GET', `${url}/movements?limit=1`));
    expect(items).toMatchObject([
      { delta: -2, note: 'inventaire', kind: 'staff', actor: { name: 'preparer' } },
    ]);
  });

  it('is set only where the quantity that was seen still is', async () => {
    expect(refusal(await stock({ set: 9, expected: 4 }), 409).message).toContain('maintenant de 5');
    expect(wireAnswer(StockChangedWire, await stock({ set: 9, expected: 5 })).after.quantity).toBe(9);
  });

  it.each([{ add: -6 }, { add: 1.5 }, { set: -1, expected: null }, {}, { isUntracked: false }])(
    'is not changed by %j',
    async (change) => {
      expect(refusal(await stock(change), 422)).toHaveProperty('message');
      expect((await read()).quantity).toBe(5);
    },
  );
});

describe('The price of a product', () => {
  it('is given for some days, and shown as the shop will', async () => {
    const { version } = await read();
    const [from, until] = ['2100-12-01T00:00:00.000Z', '2100-12-03T00:00:00.000Z'];
    const answer = await manager.call('POST', `${url}/price`, {
      payload: { price: 8_000, compareAt: 10_000, from, until },
      headers: { 'if-match': `"${version}"` },
    });
    const changed = wireAnswer(StaffProductWire, answer);
    expect(changed).toMatchObject({ price: 10_000, multiPricing: [{ amount: -2_000 }] });
    const payload = {
      sellingPrice: changed.sellingPrice,
      multiPricing: changed.multiPricing,
      from: '2100-11-30T00:00:00Z',
      until: '2100-12-04T00:00:00Z',
    };
    const preview = wireAnswer(
      PricePreviewWire,
      await manager.call('POST', '/api/admin/price-preview', { payload }),
    );
    expect(preview.errors).toEqual([]);
    expect(preview.periods.map(({ price }) => price)).toEqual([10_000, 8_000, 10_000]);
    expect(preview.periods[1]?.until).toBe(until);
  });

  it('is previewed as the lowest of its variations', async () => {
    const [from, until] = ['2100-01-01T00:00:00Z', '2100-01-09T00:00:00Z'];
    const own = percentOff(20, new Date('2100-01-03T00:00:00Z'), { from: 0, until: 2 });
    const variations = [
      { sellingPrice: 9_000, multiPricing: [] },
      { sellingPrice: 10_000, multiPricing: [own] },
    ];
    const payload = { sellingPrice: 9_000, multiPricing: [], variations, from, until };
    const answer = await manager.call('POST', '/api/admin/price-preview', { payload });
    const { periods } = wireAnswer(PricePreviewWire, answer);
    expect(periods.map(({ price }) => price)).toEqual([9_000, 8_000, 9_000]);
  });

  it.each([
    [{ sellingPrice: 100, multiPricing: [percentOff(120, new Date(), { from: 0, until: 1 })] }, 200],
    [{ sellingPrice: 100, multiPricing: [], until: '2105-01-01T00:00:00Z' }, 422],
    [{ sellingPrice: 100, multiPricing: [], until: '1999-01-01T00:00:00Z' }, 422],
  ])('is not previewed for %j', async (given, status) => {
    const payload = { from: '2100-01-01T00:00:00Z', until: '2100-01-02T00:00:00Z', ...given };
    const answer = await manager.call('POST', '/api/admin/price-preview', { payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ errors?: string[] }>().errors?.length ?? 1).toBe(1);
  });

  it('has a threshold of its own', async () => {
    const payload = { threshold: 7 };
    const answer = await manager.call('PUT', `${url}/low-stock`, { payload });
    expect(wireAnswer(StaffProductWire, answer).lowStock).toBe(7);
  });
});

describe('An image', () => {
  it('is added upright, without metadata, also by two uploads at once', async () => {
    const [red, blue] = await Promise.all(
      ['red', 'blue'].map((color) => image(color).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    );
    if (!red || !blue) throw new Error('An image was not generated.');
    const answers = await Promise.all([
      send(`${url}/images`, red, { alt: 'Un savon' }),
      send(`${url}/images`, blue),
    ]);
    for (const answer of answers) wireAnswer(StaffProductWire, answer, 201);
    const { gallery, pictureColor } = await read();
    expect(gallery).toHaveLength(2);
    expect(pictureColor).toMatch(/^#[0-9a-f]{6}$/);
    const [first] = gallery;
    const file = path.join(imagesFolder(app.config.dataDir, 'a'), first?.name ?? '');
    const { width, height, exif, orientation } = await sharp(file).metadata();
    expect(width).toBe(20);
    expect(height).toBe(40);
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
  });

  it('changes place and goes by the gallery', async () => {
    for (const color of ['red', 'blue']) await send(`${url}/images`, await image(color).png().toBuffer());
    const { gallery, version, pictureColor } = await read();
    const answer = await manager.call('PATCH', url, {
      payload: { gallery: gallery.slice(1).map((each) => ({ ...each, alt: 'Bleu' })) },
      headers: { 'if-match': `"${version}"` },
    });
    const changed = wireAnswer(StaffProductWire, answer);
    expect(changed.gallery).toEqual([{ name: gallery[1]?.name, alt: 'Bleu' }]);
    expect(changed.pictureColor).not.toBe(pictureColor);
  });

  it('of its own is saved in the folder of its store only', async () => {
    const bytes = await image('green').webp().toBuffer();
    const { name } = wireAnswer(
      SavedImageWire,
      await send('/api/admin/images', bytes, { label: 'Logo' }),
      201,
    );
    expect(name).toMatch(/^logo-[0-9a-f]{16}\.webp$/);
    expect(existsSync(path.join(imagesFolder(app.config.dataDir, 'a'), name))).toBe(true);
    expect(existsSync(path.join(imagesFolder(app.config.dataDir, 'b'), name))).toBe(false);
  });

  it.each([
    ['text', Buffer.from('bonjour'), 422],
    ['nothing', Buffer.alloc(0), 422],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 422],
    ['more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1), 413],
  ])('that is %s is refused in French', async (_what, bytes, status) => {
    expect(refusal(await send('/api/admin/images', bytes), status)).toHaveProperty('message');
    expect(refusal(await send(`${url}/images`, bytes), status)).toHaveProperty('message');
    expect((await read()).gallery).toEqual([]);
  });

  it('is a file of a form', async () => {
    expect(refusal(await manager.call('POST', '/api/admin/images', { payload: {} }), 415)).toHaveProperty(
      'message',
    );
  });
});
