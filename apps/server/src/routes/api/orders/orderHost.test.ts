import { OrderPlacedWire } from '@teranga/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changeOrderStatus } from '../../../modules/orders/changeOrderStatus.ts';
import { readRef } from '../../../platform/references/orderRef.ts';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { paidShop } from '../../../modules/payments/testing/paidShop.ts';
import { withRenderedMail } from '../../../modules/messages/withRenderedMail.ts';
import type { MessageToSend, MessagePort } from '../../../platform/delivery/messagePort.ts';
import { sendMessages } from '../../../modules/messages/sendMessages.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';

const { app, db, asAdmin, paymentOf, session, rowsOf } = await paidShop();
const other = 'autre.localhost';
beforeAll(async () => {
  await asAdmin('insert into store_hosts (host, store_id) values ($1, $2)', [other, 'a']);
  await vi.waitUntil(() => app.stores.byHost(other));
});

/** Orders at the store's other host. */
async function order(paymentMethod: 'cod' | 'paytech' = 'cod') {
  const { headers } = await session();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...headers, host: `${other}:3000` },
    payload: anOrder({ paymentMethod }),
  });
  return wireAnswer(OrderPlacedWire, answer).data;
}

/** The addresses of the store in all messages, not those of WhatsApp. */
const links = async () => {
  const rows = await rowsOf<{ text: string }>('select text from outbox order by id');
  return rows
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .filter((link) => !link.startsWith('https://wa.me/'));
};

describe('the messages about an order', () => {
  it('link to the host it was placed at', async () => {
    const { ref } = await order();
    const sent = await links();
    expect(new Set(sent)).toEqual(new Set([`http://${other}:3000/orders-status/${ref}`]));
  });

  it('link there when its status changes', async () => {
    const { ref } = await order();
    await rowsOf('delete from outbox');
    await db.withStore('a', (tx) => changeOrderStatus(tx, readRef(ref) ?? '', 'VALIDATED', null, new Date()));
    expect(new Set(await links())).toEqual(new Set([`http://${other}:3000/orders-status/${ref}`]));
  });

  it('link to the store’s first host once that one is no longer the store’s', async () => {
    const { ref } = await order();
    await rowsOf('delete from outbox');
    await rowsOf("update orders set site_url = 'http://ancienne.localhost:3000'");
    await db.withStore('a', (tx) => changeOrderStatus(tx, readRef(ref) ?? '', 'VALIDATED', null, new Date()));
    expect(new Set(await links())).toEqual(new Set([`http://a.localhost:3000/orders-status/${ref}`]));
  });

  it('are rendered with that host in their header and footer', async () => {
    await order();
    const left: MessageToSend[] = [];
    const port: MessagePort = {
      isIdempotent: true,
      send: (message) => {
        left.push(message);
        return Promise.resolve();
      },
    };
    const rows = await rowsOf<{ id: string }>("select id from outbox where channel = 'email'");
    const ids = rows.map(({ id }) => Number(id));
    await sendMessages(
      db,
      withRenderedMail(app, { email: port, sms: port }),
      { store: 'a', ids },
      new Date(),
    );
    expect(left[0]?.html).not.toContain('http://a.localhost:3000');
  });
});

describe('the payment of an order', () => {
  it('returns the shopper to the host it was placed at', async () => {
    const { ref, paymentUrl } = await order('paytech');
    expect(paymentOf(paymentUrl ?? '').successUrl).toBe(`http://${other}:3000/payment-success/${ref}`);
  });

  it('is notified to the store’s first host', async () => {
    const { paymentUrl } = await order('paytech');
    expect(paymentOf(paymentUrl ?? '').ipnUrl).toBe('http://a.localhost:3000/api/payments/paytech/ipn');
  });
});

it('a message to the store is rendered with the host it was written at', async () => {
  const { headers } = await session();
  await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { ...headers, host: `${other}:3000` },
    payload: {
      firstName: 'Awa',
      lastName: 'Ndiaye',
      email: 'awa@example.sn',
      subject: 'Une question',
      message: 'Bonjour',
    },
  });
  expect(await rowsOf('select site_url from outbox')).toEqual([{ site_url: `http://${other}:3000` }]);
});

it('a sign-in message links to the host that requested it', async () => {
  const { headers } = await session();
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { ...headers, host: `${other}:3000` },
    payload: { login: 'inconnue@example.sn' },
  });
  expect(await links()).toEqual([`http://${other}:3000/auth?mode=register`]);
});
