import { OrderStepsResultWire, StaffOrderWire } from '@teranga/contract/admin';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { placeOrder } from '../../../../modules/orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../../../../modules/orders/testing/anIntent.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import type { TestStoreId } from '../../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { db, signedIn } = await staffShop();
for (const store of ['a', 'b'] as const)
  await db.withStore(store, async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(tx, [aProduct({ id: 'savon', quantity: 100 })], new Date());
  });
const preparer = await signedIn('preparer');

const url = '/api/admin/orders';
let placed = 0;
const place = async (store: TestStoreId = 'a') => {
  placed += 1;
  const intent = anIntent([aLine('savon')], { client: aClient(placed) });
  const { data } = await db.withStore(store, (tx) => placeOrder(tx, intent, aContext(`v${placed}`)));
  return data.ref;
};
const read = async (ref: string) => wireAnswer(StaffOrderWire, await preparer.call('GET', `${url}/${ref}`));
const elsewhere = await place('b');

describe('Several orders', () => {
  it('advance one by one, also when one of them is refused', async () => {
    const [first, second] = [await place(), await place()];
    const payload = {
      to: 'VALIDATED',
      orders: [first, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', elsewhere, second].map((ref) => ({
        ref,
        from: 'WAITING_FOR_VALIDATION',
      })),
    };
    const answer = await preparer.call('POST', `${url}/bulk/status`, { payload });
    const { results } = wireAnswer(OrderStepsResultWire, answer);
    expect(results.map(({ isDone }) => isDone)).toEqual([true, false, false, true]);
    expect(results[1]?.message).toBe('Cette boutique n’a pas cette commande.');
    expect((await read(first)).status).toBe('VALIDATED');
    expect((await read(second)).status).toBe('VALIDATED');
    const repeated = await preparer.call('POST', `${url}/bulk/status`, { payload });
    expect(wireAnswer(OrderStepsResultWire, repeated).results.every(({ isDone }) => !isDone)).toBe(true);
  });

  it.each([{ to: 'VALIDATED', orders: [] }, { to: 'VALIDATED' }, { orders: [{ ref: 'x', from: 'LOST' }] }])(
    'refuse the request %j',
    async (payload) => {
      expect(refusal(await preparer.call('POST', `${url}/bulk/status`, { payload }), 422)).toHaveProperty(
        'message',
      );
    },
  );
});
