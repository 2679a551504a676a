import { unitPrice } from '@teranga/core/domain/pricing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aProduct, percentOff } from '../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../modules/catalogue/writeProducts.ts';
import { toPriced } from '../modules/catalogue/offers.ts';
import { testApp } from '../testing/testApp.ts';
import { nothingInline, type RenderRequest } from '@teranga/core/pages/render';

const start = new Date('2026-11-23T12:00:00Z');
const minute = 60_000;
const minutesPerDay = 1_440;
/** The list of reduced products. */
const onSale = { onSale: 'true' };

let rendered = 0;

/** Shows the price of the product and the list of reduced ones. */
async function render({ now, read }: RenderRequest) {
  rendered += 1;
  const [robe, reduced] = await Promise.all([
    read('getProduct', { id: 'robe' }),
    read('getProducts', onSale),
  ]);
  const product = JSON.parse(robe.body) as Parameters<typeof toPriced>[0];
  const list = JSON.parse(reduced.body) as { total: number };
  const html = `${unitPrice(toPriced(product), null, now)} F, ${list.total} en promotion`;
  return { status: 200, html, inline: nothingInline, isPrivate: false };
}

const { db, inject } = await testApp({
  renderer: { build: 'test', designs: ['default'], isPrivate: () => false, render },
  answerTtlMs: 20_000,
});

const arrivals = new Map<string | null, () => void>();
await db.listen('catalogue_changed', (payload) => arrivals.get(payload)?.());

const at = (minutes: number) => vi.setSystemTime(start.getTime() + minutes * minute);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  rendered = 0;
});
afterEach(() => vi.useRealTimers());

/** Waits until the notifications of earlier changes have arrived, `mark` being the last one. */
async function pagesDropped(mark: string) {
  const arrived = new Promise<void>((resolve) => {
    arrivals.set(mark, resolve);
  });
  await db.notify('catalogue_changed', mark);
  await arrived;
}

let pages = 0;
/** Half the price between these minutes, and a page that nobody requested before. */
async function reducedBetween(from: number, until: number) {
  const days = { from: from / minutesPerDay, until: until / minutesPerDay };
  const robe = aProduct({ id: 'robe', sellingPrice: 10_000, multiPricing: [percentOff(50, start, days)] });
  await db.withStore('a', (tx) => upsertProducts(tx, [robe], start));
  pages += 1;
  await pagesDropped(`mark ${pages}`);
  const url = `/page-${pages}`;
  return async () => {
    const { payload, headers } = await inject('a', url);
    return [payload, String(headers['cache-control']).replace('public, max-age=0, ', '')];
  };
}
const reduced = '5000 F, 1 en promotion';
const whole = '10000 F, 0 en promotion';
const unbounded = 's-maxage=60, stale-while-revalidate=600';

it('A page shows the whole price from the first request after the end of a reduction', async () => {
  const show = await reducedBetween(-10, 0.5);
  expect(await show()).toEqual([reduced, 's-maxage=30, stale-while-revalidate=0']);
  vi.setSystemTime(start.getTime() + minute / 2 - 1);
  expect(await show()).toEqual([reduced, 's-maxage=0, stale-while-revalidate=0']);
  expect(rendered).toBe(1);
  at(0.5);
  expect(await show()).toEqual([whole, unbounded]);
});

it('A stale page is served until the next price change only', async () => {
  const show = await reducedBetween(-10, 5);
  expect(await show()).toEqual([reduced, 's-maxage=60, stale-while-revalidate=240']);
  at(4);
  expect(await show()).toEqual([reduced, 's-maxage=60, stale-while-revalidate=0']);
  at(5);
  expect(await show()).toEqual([whole, unbounded]);
});

it('A page shows the reduced price from the first request after its start', async () => {
  const show = await reducedBetween(4, 60);
  expect(await show()).toEqual([whole, 's-maxage=60, stale-while-revalidate=60']);
  at(2);
  await show();
  vi.setSystemTime(start.getTime() + 2 * minute + 1);
  expect(await show()).toEqual([reduced, unbounded]);
});
