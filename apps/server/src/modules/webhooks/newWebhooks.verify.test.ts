import { expect, it } from 'vitest';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { orderShop } from '../../routes/api/orders/testing/orderShop.ts';
import { testSecret } from '../../testing/testApp.ts';
import { systemActor } from '../audit/actor.ts';
import { createWebhook } from './webhooks.ts';

const { db, openAnother } = await orderShop();
const keyEncryption = new KeyEncryption(testSecret);
const awa = systemActor('Awa');
const production = { keyEncryption, isProduction: true };
const development = { keyEncryption, isProduction: false };

it.each([
  ['http://exemple.sn/hook', 'https://'],
  ['ftp://exemple.sn/', 'https://'],
  ['https://127.0.0.1/hook', 'réseau privé'],
  ['https://[::1]/hook', 'réseau privé'],
  ['https://10.1.2.3:8443/', 'réseau privé'],
  ['https://moi:secret@exemple.sn/', 'ni nom ni mot de passe'],
  ['pas une adresse', 'lisible'],
])('The webhook URL %s is refused in production', async (url, reason) => {
  const creating = db.withStore('a', (tx) =>
    createWebhook(tx, awa, { url, events: ['order.paid'] }, production),
  );
  await expect(creating).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringContaining(reason),
  });
});

it('a store has ten webhooks at most, also when several processes create them', async () => {
  const others = [openAnother(), openAnother()];
  const creating = Array.from({ length: 14 }, (_, number) =>
    (others[number % 2] ?? db).withStore('a', (tx) =>
      createWebhook(tx, awa, { url: 'http://127.0.0.1/', events: ['order.paid'] }, development),
    ),
  );
  const ends = await Promise.allSettled(creating);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});
