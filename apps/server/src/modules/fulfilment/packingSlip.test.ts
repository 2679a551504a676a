import { slipFormats } from '@teranga/contract/admin';
import { parseDocument } from '@teranga/testing/parseDocument';
import { expect, it } from 'vitest';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../orders/testing/anIntent.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { packingSlip } from './packingSlip.ts';
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

/** The words of each row of a slip. */
const rowsOf = (slip: ParentNode) =>
  Array.from(slip.querySelectorAll('tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent).join(' '),
  );

it.each(slipFormats)('a slip of %s names products, address and what is to be collected', (format) => {
  if (!desk) throw new Error('The order was not read.');
  const { body, head } = parseDocument(packingSlip(desk, format));
  expect(rowsOf(body)[0]).toMatch(/^2 × Robe <wax> & fil/);
  expect(body.textContent).toContain('<b>Fatou');
  expect(body.textContent).toContain(desk.order.ref);
  expect(body.textContent).toContain('À encaisser');
  expect(body.querySelector('svg')).not.toBeNull();
  expect(body.querySelector('b')).toBeNull();
  expect(head.querySelector('style')?.textContent).toContain(
    format === 'a6' ? '@page{size:A6' : '@page{size:80mm',
  );
});

it('A slip says what came back, and is not in the parcel any more', () => {
  if (!desk) throw new Error('The order was not read.');
  const lines = [{ position: 0, quantity: 1, isRestocked: true }];
  const back = { id: 'x', kind: 'refused', reason: null, actor: 'Awa', at: new Date(), lines } as const;
  const one = parseDocument(packingSlip({ ...desk, returns: [back] }, 'a6'));
  expect(rowsOf(one)[0]).toMatch(/^1 × Robe/);
  expect(one.querySelector('td small')?.textContent).toMatch(/ · 1 revenu$/);
  const all = parseDocument(packingSlip({ ...desk, returns: [back, back] }, 'a6'));
  expect(rowsOf(all)[0]).toMatch(/^0 × /);
  expect(all.querySelector('td s')?.textContent).toMatch(/^Robe/);
});
