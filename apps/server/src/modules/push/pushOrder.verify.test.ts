import type { StaffRole } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderShop } from '../../routes/api/orders/testing/orderShop.ts';
import { aReceiver } from '../../testing/aReceiver.ts';
import { testSecret, type TestStoreId } from '../../testing/testApp.ts';
import { systemActor } from '../audit/actor.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { addStaff } from '../staff/changeStaff.ts';
import { pushOrder } from './pushOrder.ts';
import { listSubscriptions, removeSubscription, saveSubscription } from './pushSubscriptions.ts';
import { aBrowser } from './testing/aBrowser.ts';
import { VapidKeys } from './vapidKeys.ts';

const { db, placed, session, asAdmin } = await orderShop();
const service = await aReceiver();
const now = new Date();
const actor = systemActor('Awa');
const policy = { isProduction: false };
const context = { db, vapidKeys: new VapidKeys(testSecret), ...policy };
const browser = aBrowser();

const hire = (store: TestStoreId, role: StaffRole) =>
  db.withStore(store, (tx) =>
    addStaff(tx, actor, { name: role, role, phone: null, email: `${role}@${store}.example` }),
  );
const awa = await hire('a', 'owner');
const fatou = await hire('a', 'preparer');
const other = await hire('b', 'owner');

const subscribe = (
  { id }: { id: string },
  { store = 'a', endpoint = service.url }: { store?: TestStoreId; endpoint?: string } = {},
  rules = policy,
) =>
  db.withStore(store, (tx) =>
    saveSubscription(tx, actor, id, { endpoint, keys: browser.keys, userAgent: 'test' }, rules),
  );
const listed = (staffId: string | null = null) => db.withStore('a', (tx) => listSubscriptions(tx, staffId));
const queued = () =>
  asAdmin<{ data: { store: string; id: string; ref: string } }>(
    "select data from jobs.job where name = 'push-order'",
  );
/** Runs each queued job once. */
const push = async (rules = context) => {
  for (const { data } of await queued()) await pushOrder(rules, data, now);
};
const messages = () => service.received.map(({ bytes }) => JSON.parse(browser.decrypt(bytes)) as object);

beforeEach(async () => {
  service.received.length = 0;
  service.answers.length = 0;
  await asAdmin("delete from push_subscriptions; delete from jobs.job where name = 'push-order'");
});

describe('A new order', () => {
  it('is shown on the browsers of its store’s staff', async () => {
    await subscribe(awa);
    await subscribe(fatou, { endpoint: `${service.url}/fatou` });
    await subscribe(other, { store: 'b' });
    const { ref } = await placed(await session());
    await push();
    expect(messages()).toHaveLength(2);
    expect(messages()[0]).toEqual({
      title: expect.stringMatching(/^Nouvelle commande · .+FCFA$/u),
      body: `Boutique a, ${ref}`,
      path: `/commandes/${ref}`,
    });
  });

  it('is sent urgently, encrypted and signed', async () => {
    await subscribe(awa);
    await placed(await session());
    await push();
    expect(service.received[0]?.headers).toMatchObject({
      urgency: 'high',
      ttl: '86400',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
    });
  });

  it('that was dealt with meanwhile is not shown', async () => {
    await subscribe(awa);
    const { ref } = await placed(await session());
    await db.withStore('a', (tx) => changeOrderStatus(tx, ref, 'CANCELLED', 'Doublon', now));
    await push();
    expect(service.received).toEqual([]);
  });
});

describe('A push service', () => {
  it.each([404, 410])('that answers %i has the subscription of the browser removed', async (status) => {
    await subscribe(awa);
    service.answers.push(status);
    await placed(await session());
    await push();
    expect(await listed()).toEqual([]);
  });

  it.each([429, 500, 302])('that answers %i is retried', async (status) => {
    await subscribe(awa);
    service.answers.push(status);
    await placed(await session());
    await expect(push()).rejects.toThrow(`${status}`);
    expect(await listed()).toHaveLength(1);
    await push();
    expect(new Set(messages().map((message) => JSON.stringify(message))).size).toBe(1);
  });

  it('whose name leads to a private network is not contacted in production', async () => {
    await subscribe(awa, { endpoint: service.url.replace('127.0.0.1', 'localhost') });
    await placed(await session());
    await expect(push({ ...context, isProduction: true })).rejects.toThrow('réseau privé');
    expect(service.received).toEqual([]);
  });
});

describe('In production', () => {
  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://10.1.2.3/1',
    'https://me:secret@push.example/1',
    'file:///etc/passwd',
    'push',
  ])('the address %s is refused', async (endpoint) => {
    await expect(subscribe(awa, { endpoint }, { isProduction: true })).rejects.toMatchObject({
      statusCode: 422,
    });
  });

  it('a public address is taken', async () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    await expect(subscribe(awa, { endpoint }, { isProduction: true })).resolves.toEqual(expect.any(String));
  });
});

describe('The browsers that are notified', () => {
  it('are each one of the last member who chose it', async () => {
    const first = await subscribe(awa);
    expect(await subscribe(fatou)).toBe(first);
    expect(await listed(awa.id)).toEqual([]);
    expect(await listed(fatou.id)).toHaveLength(1);
  });

  it('are ten of a member at most, the newest', async () => {
    for (let number = 0; number < 11; number += 1)
      await subscribe(awa, { endpoint: `${service.url}/${number}` });
    const endpoints = await asAdmin<{ endpoint: string }>('select endpoint from push_subscriptions');
    expect(endpoints).toHaveLength(10);
    expect(endpoints.map(({ endpoint }) => endpoint)).not.toContain(`${service.url}/0`);
  });

  it('are removed by their member only', async () => {
    const id = await subscribe(awa);
    const remove = (staffId: string | null) =>
      db.withStore('a', (tx) => removeSubscription(tx, actor, id, staffId));
    await expect(remove(fatou.id)).rejects.toMatchObject({ statusCode: 404 });
    await remove(awa.id);
    expect(await listed()).toEqual([]);
  });

  it('go with their member', async () => {
    const moussa = await hire('a', 'manager');
    await subscribe(moussa);
    await asAdmin(`delete from staff where id = '${moussa.id}'`);
    expect(await listed()).toEqual([]);
  });
});
