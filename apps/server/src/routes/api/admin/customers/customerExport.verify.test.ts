import { CustomerRecordWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { placeOrder } from '../../../../modules/orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../../../../modules/orders/testing/anIntent.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { db, empty, asAdmin, signedIn } = await staffShop();
const manager = await signedIn('manager');
const { phone } = aClient(1);
const exported = (query = '') =>
  manager.call('GET', `/api/admin/customers/${encodeURIComponent(phone)}/export${query}`);

beforeEach(async () => {
  await empty('orders', 'customer_cards', 'products', 'outbox');
  await db.withStore('a', async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 100 })], new Date());
    await placeOrder(tx, anIntent([aLine('robe')], { client: aClient(1) }), aContext('v1'));
  });
});

it('A customer is exported as a file, which the audit log records without the number', async () => {
  const answer = await exported();
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(wireAnswer(CustomerRecordWire, answer).latestOrders).toHaveLength(1);
  expect(await asAdmin("select subject_id from audit_log where action = 'customer.export'")).toEqual([
    { subject_id: 'sans compte' },
  ]);
});

describe('The text for a customer', () => {
  it('says what each order was of', async () => {
    const { body } = await exported('?format=txt');
    expect(body).toMatch(/^Commandes\n- [A-Z\d-]{19}, le .+FCFA, En attente de validation, 1 × robe$/m);
  });

  it('says what was given back', async () => {
    await db.withStore('a', (tx) =>
      tx.query(
        `insert into order_refunds (ref, amount, way, state, reason, actor_name, created_at)
         select ref, 2000, 'hand', 'DONE', null, 'Awa', now() from orders`,
      ),
    );
    expect((await exported('?format=txt')).body).toMatch(/1 × robe, remboursé : 2\u202f000\u00a0FCFA$/m);
  });

  it('has no other formats', async () => {
    expect(refusal(await exported('?format=exe'), 422)).toHaveProperty('errors');
  });
});
