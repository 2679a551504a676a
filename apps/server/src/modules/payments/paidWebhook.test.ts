import { expect, it } from 'vitest';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { testSecret } from '../../testing/testApp.ts';
import { systemActor } from '../audit/actor.ts';
import { createWebhook } from '../webhooks/webhooks.ts';
import { paidShop } from './testing/paidShop.ts';

const { db, placed, pay, rowsOf } = await paidShop();

it('webhooks are notified of a payment once, however often it is reported', async () => {
  const setup = { keyEncryption: new KeyEncryption(testSecret), isProduction: false };
  const wanted = { url: 'http://exemple.sn/', events: ['order.paid'] as const };
  await db.withStore('a', (tx) => createWebhook(tx, systemActor('Awa'), wanted, setup));
  const { ref, payment } = await placed();
  await pay(payment);
  await pay(payment);
  const sent = await rowsOf<{ data: object }>('select event, data from webhook_deliveries');
  expect(sent).toMatchObject([
    { event: 'order.paid', data: { ref, paymentStatus: 'PAID', status: 'VALIDATED' } },
  ]);
});
