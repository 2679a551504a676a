import { OrderPlacedWire } from '@teranga/contract';
import { PauseStateWire } from '@teranga/contract/admin';
import { parseDocument } from '@teranga/testing/parseDocument';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { anOrder } from '../../../../modules/orders/testing/anOrder.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, inject, session, signedIn } = await staffShop();
const manager = await signedIn('manager');
const url = '/api/admin/pause';
const dayMs = 86_400_000;

beforeAll(async () => {
  for (const store of ['a', 'b'])
    await db.withStore(store, async (tx) => {
      await writeTestTerms(tx, { phone: '+221 33 800 00 00' });
      await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 100 })], new Date());
    });
});
afterEach(async () => {
  for (const table of ['orders', 'outbox']) await asAdmin(`delete from ${table}`);
  await manager.call('DELETE', url);
});

const pause = (payload: object = {}) =>
  manager.call('PUT', url, { payload: { until: null, message: null, ...payload } });
const order = async (store: 'a' | 'b' = 'a') => (await session(store)).post('/api/orders', anOrder());
const paused = async (payload?: object) => wireAnswer(PauseStateWire, await pause(payload)).pause;
const html = { accept: 'text/html' };

describe('A paused store', () => {
  it('refuses orders with 503 and says when to come back', async () => {
    const until = new Date(Date.now() + 2 * dayMs);
    await paused({ until: until.toISOString() });
    const answer = await order();
    const { message, errors } = refusal(answer, 503);
    expect(message).toMatch(/^La boutique est en congé\. Les commandes reprennent le \d+ \S+ \d{4}\.$/);
    expect(errors).toEqual({ store: [message] });
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(dayMs / 1000);
    expect(wait).toBeLessThanOrEqual((2 * dayMs) / 1000);
    expect(await asAdmin('select 1 from orders')).toEqual([]);
  });

  it('shows its catalogue, and its own words at the checkout', async () => {
    await paused({ message: 'Bonne fête de Tabaski !' });
    expect((await inject('a', '/api/products')).statusCode).toBe(200);
    await vi.waitFor(async () => {
      const page = await inject('a', { url: '/checkout', headers: html });
      expect(page.statusCode).toBe(503);
      expect(page.body.includes('Bonne fête de Tabaski !')).toBe(true);
      expect(page.headers['retry-after']).toBe('86400');
    });
  });

  it('says at its checkout how to reach it', async () => {
    await paused();
    await vi.waitFor(async () => {
      const { body } = await inject('a', { url: '/checkout', headers: html });
      const call = parseDocument(body).querySelector('a[href="tel:+221338000000"]');
      expect(call?.textContent).toMatch(/^Appeler le /);
    });
  });

  it('takes orders that staff place, and other stores take theirs', async () => {
    await paused();
    const staffOrder = { ...anOrder(), deliveryZone: 'dakar', phone: '77 123 45 67' };
    const answer = await manager.call('POST', '/api/admin/orders', {
      payload: staffOrder,
      headers: { 'idempotency-key': 'conge' },
    });
    expect(wireAnswer(OrderPlacedWire, answer, 201).data.ref).toHaveLength(19);
    expect((await order('b')).statusCode).toBe(200);
  });

  it('takes orders again when it is resumed, and when its time is over', async () => {
    await paused();
    await manager.call('DELETE', url);
    expect((await order()).statusCode).toBe(200);
    await paused({ until: new Date(Date.now() + dayMs).toISOString() });
    await asAdmin(`update stores set paused_until = now() - interval '1 second' where id = 'a'`);
    expect((await order()).statusCode).toBe(200);
    expect(
      (await asAdmin(`select actor_name from audit_log where action = 'store.resume'`)).length,
    ).toBeGreaterThan(0);
  });

  it.each([
    [{ until: '2000-01-01T00:00:00Z' }],
    [{ until: 'demain' }],
    [{ message: 'x'.repeat(301) }],
    [{ message: 3 }],
  ])('is not paused by %j', async (payload) => {
    expect(refusal(await pause(payload), 422)).toHaveProperty('message');
    expect((await order()).statusCode).toBe(200);
  });
});
