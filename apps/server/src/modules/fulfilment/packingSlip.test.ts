import { expect, it } from 'vitest';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../orders/testing/anIntent.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { packingSlip, slipFormats } from './packingSlip.ts';
import { readOrderDesk } from './readOrderDesk.ts';

const { db } = await testDatabase();
await insertTestStore(db, 'a');
const desk = await db.withStore('a', async (tx) => {
  await writeTestTerms(tx);
  await upsertProducts(tx, [aProduct({ id: 'robe', name: 'Robe <wax> & fil', quantity: 5 })], new Date());
  const client = { ...aClient(1), firstName: '<b>Fatou', address: 'Rue 10 "bis"' };
  const { data } = await placeOrder(tx, anIntent([aLine('robe', 2)], { client }), aContext('v'));
  return readOrderDesk(tx, data.ref, new Date());
});

it.each(slipFormats)('a slip of %s names products, address and what is to be collected', (format) => {
  if (!desk) throw new Error('The order was not read.');
  const html = packingSlip(desk, format);
  expect(html).toContain('2 ×</td><td>Robe &lt;wax&gt; &amp; fil');
  expect(html).toContain('&lt;b&gt;Fatou');
  expect(html).toContain(desk.order.ref);
  expect(html).toContain('À encaisser');
  expect(html).toContain('<svg');
  expect(html).not.toContain('<b>');
  expect(html).toContain(format === 'a6' ? '@page{size:A6' : '@page{size:80mm');
});

it('A slip says what came back, and is not in the parcel any more', () => {
  if (!desk) throw new Error('The order was not read.');
  const lines = [{ position: 0, quantity: 1, isRestocked: true }];
  const back = { id: 'x', kind: 'refused', reason: null, actor: 'Awa', at: new Date(), lines } as const;
  expect(packingSlip({ ...desk, returns: [back] }, 'a6')).toContain('1 ×</td><td>Robe');
  expect(packingSlip({ ...desk, returns: [back] }, 'a6')).toContain(' · 1 revenu<');
  const html = packingSlip({ ...desk, returns: [back, back] }, 'a6');
  expect(html).toContain('0 ×</td><td><s>Robe');
});
