import { createHmac } from 'node:crypto';
import type { WebhookBodyWire, WebhookEvent } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendQuote } from '../quotes/sendQuote.ts';
import { aQuoteRequest } from '../quotes/testing/aQuoteRequest.ts';
import { upsertServices } from '../services/writeServices.ts';
import { orderShop } from '../../routes/api/orders/testing/orderShop.ts';
import type { Database } from '../../platform/db/database.ts';
import { JobRunner, type JobHandlers } from '../../platform/jobs/jobRunner.ts';
import { testSecret } from '../../testing/testApp.ts';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { systemActor } from '../audit/actor.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { deliverWebhook, mostAttempts } from './deliverWebhook.ts';
import { deleteOldDeliveries, listDeliveries, replayDelivery } from './deliveries.ts';
import { aReceiver } from '../../testing/aReceiver.ts';
import { changeWebhook, createWebhook, readWebhooks } from './webhooks.ts';

const shop = await orderShop();
const { db, placed, session, asAdmin, openAnother } = shop;
const receiver = await aReceiver();
const keyEncryption = new KeyEncryption(testSecret);
const awa = systemActor('Awa');
const now = new Date('2026-03-10T12:00:00Z');
const dayMs = 86_400_000;
const context = { db, keyEncryption, isProduction: false };

const create = (events: WebhookEvent[], url = receiver.url) =>
  db.withStore('a', (tx) => createWebhook(tx, awa, { url, events }, { keyEncryption, isProduction: false }));
const waiting = async () =>
  asAdmin<{ data: { store: string; id: string } }>(
    "select data from jobs.job where name = 'deliver-webhook' order by created_on",
  );
const deliverIn = (each: Database): Partial<JobHandlers> => ({
  'deliver-webhook': (job, when) => deliverWebhook({ ...context, db: each }, job, when),
});
/** Runs each queued job once, as the processes do; returns how many must be retried. */
async function deliver(when = now): Promise<number> {
  const ends = await Promise.allSettled(
    (await waiting()).map(({ data }) => deliverWebhook(context, data, when)),
  );
  return ends.filter(({ status }) => status === 'rejected').length;
}
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookBodyWire);
const logOf = async (id: string) =>
  (await db.withStore('a', (tx) => listDeliveries(tx, id, { size: 50 }))).items;

beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answers.length = 0;
  await asAdmin("delete from webhooks; delete from jobs.job where name = 'deliver-webhook'");
});

describe('an event', () => {
  it('is sent signed, once per subscribed webhook, and only of its store', async () => {
    const { secret, id } = await create(['order.created', 'order.cancelled']);
    await create(['quote.created']);
    await db.withStore('b', (tx) =>
      createWebhook(tx, awa, { url: receiver.url, events: ['order.created'] }, context),
    );
    const { ref } = await placed(await session());
    expect(await deliver()).toBe(0);
    expect(bodies()).toEqual([
      expect.objectContaining({ event: 'order.created', store: 'a', data: expect.objectContaining({ ref }) }),
    ]);
    const [request] = receiver.received;
    const signature = String(request?.headers['teranga-signature']);
    const [, seconds, mac] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? [];
    expect(Number(seconds) * 1_000).toBe(now.getTime());
    expect(mac).toBe(createHmac('sha256', secret).update(`${seconds}.${request?.body}`).digest('hex'));
    expect(request?.headers).toMatchObject({
      'teranga-event': 'order.created',
      'teranga-delivery': bodies()[0]?.id,
    });
    expect(await logOf(id)).toMatchObject([{ state: 'delivered', attempts: 1, lastStatus: 200 }]);
  });

  it('contains no contact data of the shopper', async () => {
    await create(['order.created']);
    await placed(await session());
    await deliver();
    expect(receiver.received[0]?.body).not.toMatch(/\+221|phone|email|address/i);
  });

  it('is sent once by two processes', async () => {
    await create(['order.created']);
    for (let number = 0; number < 3; number += 1) await placed(await session());
    const runners = [db, openAnother()].map(
      (each) =>
        new JobRunner({
          databaseUrl: shop.url,
          handlers: deliverIn(each) as JobHandlers,
          hasSpace: () => Promise.resolve(true),
          onError: () => undefined,
        }),
    );
    await Promise.all(runners.map((runner) => runner.start()));
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(3);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(3);
    expect(receiver.received).toHaveLength(3);
  });

  it('is written only if its fact is', async () => {
    await create(['order.created', 'order.cancelled']);
    const { ref } = await placed(await session());
    const cancelling = db.withStore('a', async (tx) => {
      await changeOrderStatus(tx, ref, 'CANCELLED', 'Doublon', now);
      throw new Error('changed my mind');
    });
    await expect(cancelling).rejects.toThrow('changed my mind');
    expect(await waiting()).toHaveLength(1);
    await db.withStore('a', (tx) => changeOrderStatus(tx, ref, 'CANCELLED', 'Doublon', now));
    await deliver();
    expect(bodies().find(({ event }) => event === 'order.cancelled')?.data).toMatchObject({
      status: 'CANCELLED',
      reason: 'Doublon',
    });
  });

  it('of low stock names the products, that of a quote its service', async () => {
    await create(['stock.low', 'quote.created']);
    await asAdmin("update products set low_stock = 4 where store_id = 'a' and id = 'robe'");
    await placed(await session());
    await db.withStore('a', async (tx) => {
      const visa = { name: 'Visa', description: '', picture: null, isAvailable: true, category: null };
      await upsertServices(tx, [{ id: 'visa', ...visa }]);
      const { additionalRequirements, additionalInfo, ...contact } = aQuoteRequest();
      const request = { ...contact, requirements: additionalRequirements ?? '', info: additionalInfo };
      await sendQuote(tx, request, { hasMail: true, siteUrl: 'http://a.localhost' });
    });
    await deliver();
    const events = bodies().map(({ event }) => event);
    expect(events.sort()).toEqual(['quote.created', 'stock.low']);
    expect(bodies().find(({ event }) => event === 'stock.low')?.data).toMatchObject({
      articles: [{ productId: 'robe' }],
    });
  });
});

describe('a receiver that does not take an event', () => {
  it.each([
    [500, 'le serveur répond 500'],
    [302, 'le serveur répond 302'],
  ])('with %i has it resent under the same id', async (status, reason) => {
    const { id } = await create(['order.created']);
    receiver.answers.push(status);
    await placed(await session());
    expect(await deliver()).toBe(1);
    expect(await logOf(id)).toMatchObject([{ state: 'waiting', attempts: 1, lastError: reason }]);
    expect(await deliver()).toBe(0);
    expect(new Set(bodies().map((body) => body.id)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    expect(await readOne()).toMatchObject({ failingSince: null });
  });

  it('is given up after its attempts, and replayed by staff', async () => {
    const { id } = await create(['order.created']);
    receiver.answers.push(...Array.from({ length: mostAttempts }, () => 500));
    await placed(await session());
    for (let attempt = 1; attempt < mostAttempts; attempt += 1) expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const [delivery] = await logOf(id);
    expect(delivery).toMatchObject({ state: 'failed', attempts: mostAttempts });
    await db.withStore('a', (tx) => replayDelivery(tx, awa, { webhookId: id, id: delivery?.id ?? '' }));
    await expect(
      db.withStore('a', (tx) => replayDelivery(tx, awa, { webhookId: id, id: delivery?.id ?? '' })),
    ).rejects.toThrow('attend déjà');
    expect(await deliver()).toBe(0);
    expect(await logOf(id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('for three days is disabled, and the store is notified once', async () => {
    const { id } = await create(['order.created'], 'http://127.0.0.1:1/');
    await placed(await session());
    await deliver();
    await deliver(new Date(now.getTime() + 2 * dayMs));
    expect(await readOne()).toMatchObject({ isEnabled: true, failingSince: now });
    await deliver(new Date(now.getTime() + 3 * dayMs + 1));
    await deliver(new Date(now.getTime() + 4 * dayMs));
    expect(await readOne()).toMatchObject({
      isEnabled: false,
      disabledReason: expect.stringContaining('trois jours'),
    });
    expect(await asAdmin("select subject from outbox where subject like 'Webhook%'")).toEqual([
      { subject: 'Webhook désactivé : 127.0.0.1:1' },
    ]);
    expect(await logOf(id)).toMatchObject([{ state: 'failed', lastError: 'webhook désactivé' }]);
    await placed(await session());
    expect(await waiting()).toHaveLength(1);
    const change = { isEnabled: true };
    await db.withStore('a', (tx) => changeWebhook(tx, awa, { id, version: null }, change, context));
    expect(await readOne()).toMatchObject({ isEnabled: true, disabledReason: null, failingSince: null });
  });
});

const readOne = async () => (await db.withStore('a', readWebhooks))[0];

it('in production, a name that leads to a private address is not contacted', async () => {
  const { id } = await create(['order.created'], receiver.url.replace('127.0.0.1', 'localhost'));
  await placed(await session());
  const [job] = await waiting();
  const production = { ...context, isProduction: true };
  await expect(deliverWebhook(production, job?.data ?? { store: '', id: '' }, now)).rejects.toThrow(
    'refusée',
  );
  expect(receiver.received).toEqual([]);
  expect(await logOf(id)).toMatchObject([
    { lastError: 'adresse d’un réseau privé, refusée', lastStatus: null },
  ]);
});

it('the server stores the log for a month', async () => {
  const { id } = await create(['order.created']);
  await placed(await session());
  await deliver();
  await asAdmin("update webhook_deliveries set created_at = '2026-01-01'");
  await db.withStore('a', (tx) => deleteOldDeliveries(tx, now));
  expect(await logOf(id)).toEqual([]);
});
