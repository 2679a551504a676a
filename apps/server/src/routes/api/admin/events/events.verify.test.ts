import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { systemActor } from '../../../../modules/audit/actor.ts';
import type { OrderContext } from '../../../../modules/orders/orderIntent.ts';
import { placeOrder } from '../../../../modules/orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../../../../modules/orders/testing/anIntent.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import type { TestStoreId } from '../../../../testing/testApp.ts';
import { refusal } from '../../testing/wireAnswer.ts';
import { staffShop, type TestStaff } from '../testing/staffShop.ts';

const { app, db, inject, openAnotherApp, signedIn } = await staffShop();
for (const store of ['a', 'b'] as const)
  await db.withStore(store, async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(tx, [aProduct({ id: 'savon', quantity: 100 })], new Date());
  });

let placed = 0;
const place = async (store: TestStoreId = 'a', more: Pick<OrderContext, 'placedBy'> = {}) => {
  placed += 1;
  const intent = anIntent([aLine('savon')], { client: aClient(placed) });
  const context = { ...aContext(`v${placed}`), ...more };
  const { data } = await db.withStore(store, (tx) => placeOrder(tx, intent, context));
  return data.ref;
};

/** What a browser that follows the store has received so far. */
async function follow({ cookie }: TestStaff, server = app) {
  const answer = await server.inject({
    url: '/api/admin/events',
    headers: { host: 'a.localhost', cookie },
    payloadAsStream: true,
  });
  const stream: Readable = answer.stream();
  let received = '';
  stream.on('data', (chunk: Buffer) => (received += chunk.toString()));
  return { answer, stream, received: () => received };
}

const address = await app.listen({ port: 0, host: '127.0.0.1' });

/** As a browser does, whose tab can be closed. */
async function followOverNetwork({ cookie }: TestStaff): Promise<IncomingMessage> {
  const request = get(`${address}/api/admin/events`, { headers: { host: 'a.localhost', cookie } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

const write = (store: TestStoreId) =>
  db.withStore(store, (tx) =>
    tx.query(
      `insert into contact_messages (first_name, last_name, email, subject, message) values ('A', 'B', 'a@b.sn', 'C', 'D')`,
    ),
  );

describe('The events of a store', () => {
  it('report new orders and their statuses, in every process, and of no other store', async () => {
    const [preparer, manager] = [await signedIn('preparer'), await signedIn('manager')];
    const another = await openAnotherApp();
    const [here, there] = [await follow(preparer), await follow(manager, another.app)];
    expect(here.answer.headers['content-type']).toContain('text/event-stream');
    expect(here.answer.headers['cache-control']).toBe('no-store');
    const elsewhere = await place('b');
    const ref = await place();
    for (const { received } of [here, there]) {
      await expect.poll(received).toContain(`"ref":"${ref}"`);
      expect(received()).toContain('"isNew":true');
      expect(received()).not.toContain(elsewhere);
    }
    const payload = { from: 'WAITING_FOR_VALIDATION', to: 'VALIDATED' };
    await preparer.call('POST', `/api/admin/orders/${ref}/status`, { payload });
    await expect.poll(here.received).toContain('"status":"VALIDATED"');
    await write('a');
    await expect.poll(there.received).toContain('event: inbox');
    await place();
    await expect.poll(() => here.received().split('"isNew":true').length).toBe(3);
    expect(here.received()).not.toContain('event: inbox');
    for (const { stream } of [here, there]) stream.destroy();
  });

  it('report an order that staff placed as a change', async () => {
    const { stream, received } = await follow(await signedIn('preparer'));
    const ref = await place('a', { placedBy: systemActor('Awa') });
    await expect.poll(received).toContain(`"ref":"${ref}"`);
    expect(received()).toContain('"isNew":false');
    stream.destroy();
  });

  it('end with the session', async () => {
    const owner = await signedIn('owner');
    const { stream } = await follow(owner);
    const ended = text(stream);
    await owner.call('DELETE', '/api/admin/session');
    expect(await ended).toContain('retry:');
    expect(refusal(await owner.call('GET', '/api/admin/events'), 401)).toHaveProperty('message');
  });

  it('are followed by a few tabs of a session at a time', async () => {
    const manager = await signedIn('manager');
    const open = await Promise.all(Array.from({ length: 4 }, () => followOverNetwork(manager)));
    expect(open.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(refusal(await manager.call('GET', '/api/admin/events'), 429)).toHaveProperty('message');
    for (const answer of open) answer.destroy();
    await expect
      .poll(async () => {
        const answer = await followOverNetwork(manager);
        answer.destroy();
        return answer.statusCode;
      })
      .toBe(200);
  });

  it('are for staff', async () => {
    expect(refusal(await inject('a', '/api/admin/events'), 401)).toHaveProperty('message');
  });
});
