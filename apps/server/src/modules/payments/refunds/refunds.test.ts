import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../audit/actor.ts';
import { changeOrderStatus } from '../../orders/changeOrderStatus.ts';
import { countOf, race } from '../../orders/testing/race.ts';
import { refundCancelled } from '../refundCancelled.ts';
import { refundPayment } from '../refundPayment.ts';
import { paidShop } from '../testing/paidShop.ts';
import { readRefunds } from './orderRefunds.ts';
import { requestRefund, type RefundRequest } from './requestRefund.ts';
import { sendRefund } from './sendRefund.ts';
import { settleByHand } from './settleByHand.ts';

const { app, asAdmin, db, openAnother, paytech, placed, pay, rowsOf, statusOf } = await paidShop();
const pools: Database[] = [db, openAnother()];
const awa: Actor = { kind: 'staff', id: '00000000-0000-4000-8000-000000000001', name: 'Awa' };
const hourMs = 3_600_000;

beforeEach(() => {
  paytech.transfers.length = 0;
});

const inA = <T>(run: Parameters<typeof db.withStore<T>>[1], pool = db) => pool.withStore('a', run);
/** An order of 27 000 FCFA that is paid by Orange Money. */
const paid = async () => {
  const { ref, stored, payment } = await placed();
  await pay(payment);
  return { ref, stored, payment };
};
const refund = (ref: string, request: Partial<RefundRequest> = {}, pool = db) =>
  inA(
    (tx) => requestRefund(tx, awa, { ref, amount: null, way: null, reason: null, ...request }, new Date()),
    pool,
  );
const send = (id: string, at = new Date()) => sendRefund(app.payments, { store: 'a', id }, at);
const states = async (ref: string) =>
  (await inA((tx) => readRefunds(tx, ref))).map(({ amount, way, state }) => [amount, way, state]);
const sent = () => paytech.transfers.map(({ amount, phone, service }) => [amount, phone, service]);
const paymentStatus = async (ref: string) => (await statusOf(ref)).payment?.status;

describe('A partial refund', () => {
  it('is sent to the payer’s number, and reported to shopper, history and audit log', async () => {
    const { ref, stored } = await paid();
    const { id } = await refund(ref, { amount: 5_000, reason: 'Un article abîmé' });
    await send(id);
    expect(sent()).toEqual([[5_000, '771234567', 'Orange Money Senegal']]);
    expect(await states(stored)).toEqual([[5_000, 'paytech', 'DONE']]);
    const { updates, payment } = await statusOf(ref);
    expect(updates.at(-1)).toMatchObject({
      status: 'REFUNDED',
      reason: '5\u202f000\u00a0FCFA. Un article abîmé',
    });
    expect(payment?.status).toBe('PAID');
    const mails = await rowsOf<{ subject: string }>(
      `select subject from outbox where subject ilike '%rembours%' order by id`,
    );
    expect(mails.map(({ subject }) => subject)).toContain(
      `Remboursement de 5\u202f000\u00a0FCFA : commande ${ref}`,
    );
    const [entry] = await asAdmin(`select actor_name, after from audit_log where action = 'order.refund'`);
    expect(entry).toMatchObject({ actor_name: 'Awa', after: { amount: 5_000, way: 'paytech' } });
  });

  it('whose job is retried is sent once', async () => {
    const { ref } = await paid();
    const { id } = await refund(ref, { amount: 5_000 });
    await Promise.allSettled([send(id), send(id), send(id)]);
    await send(id);
    expect(paytech.transfers).toHaveLength(1);
  });

  it.each(['error', 'nonsense', 'cut', 'answerLost'] as const)(
    'whose answer is %s is never sent twice',
    async (fault) => {
      const { ref, stored } = await paid();
      const { id } = await refund(ref, { amount: 5_000 });
      paytech.setFault((path) => (path === '/transfer/transferFund' ? fault : null));
      await expect(send(id)).rejects.toThrow(/./);
      paytech.setFault(() => null);
      const wasSent = fault === 'answerLost';
      await send(id).catch(() => null);
      await send(id, new Date(Date.now() + 2 * hourMs)).catch(() => null);
      expect(paytech.transfers).toHaveLength(wasSent ? 1 : 0);
      expect(await states(stored)).toEqual([[5_000, 'paytech', wasSent ? 'DONE' : 'UNCLEAR']]);
    },
  );

  it('that PayTech does not find is settled by staff, and can be retried', async () => {
    const { ref, stored } = await paid();
    const { id } = await refund(ref, { amount: 27_000 - 1 });
    paytech.setFault(() => 'cut');
    await expect(send(id)).rejects.toThrow(/./);
    paytech.setFault(() => null);
    await send(id, new Date(Date.now() + 2 * hourMs));
    await expect(refund(ref, { amount: 5_000 })).rejects.toMatchObject({ statusCode: 409 });
    await inA((tx) => settleByHand(tx, awa, { ref, id, isDone: false }, new Date()));
    const secondRefund = await refund(ref, { amount: 5_000 });
    await send(secondRefund.id);
    expect(await states(stored)).toEqual([
      [26_999, 'paytech', 'FAILED'],
      [5_000, 'paytech', 'DONE'],
    ]);
    await expect(
      inA((tx) => settleByHand(tx, awa, { ref, id, isDone: true }, new Date())),
    ).rejects.toMatchObject({ statusCode: 409 });
  });

  it('of a payment by card goes by hand, and not by PayTech', async () => {
    const { ref, stored } = await paid();
    await rowsOf(`update payment_sessions set method = 'Carte Bancaire'`);
    await expect(refund(ref, { amount: 5_000, way: 'paytech' })).rejects.toMatchObject({
      statusCode: 409,
      message:
        'PayTech ne rembourse pas en partie un paiement par Carte Bancaire : remboursez le tout, ou à la main.',
    });
    await refund(ref, { amount: 5_000, way: 'hand' });
    expect(await states(stored)).toEqual([[5_000, 'hand', 'DONE']]);
  });
});

describe('A whole refund', () => {
  it('is made by PayTech and closes the payment', async () => {
    const { ref, stored, payment } = await paid();
    await refund(ref);
    await refundPayment(app.payments, { store: 'a', command: `${stored}-1` }, new Date());
    expect(paytech.payments.get(payment.token)?.state).toBe('refunded');
    expect(await states(stored)).toEqual([[27_000, 'paytech', 'DONE']]);
    expect(await paymentStatus(ref)).toBe('REFUNDED');
    await expect(refund(ref)).rejects.toMatchObject({ statusCode: 409 });
  });

  it('of several parts closes the payment', async () => {
    const { ref } = await paid();
    for (const amount of [7_000, 20_000]) await send((await refund(ref, { amount })).id);
    expect(await paymentStatus(ref)).toBe('REFUNDED');
  });
});

describe('Refunds', () => {
  it('never add up to more than was paid, however many are requested at once', async () => {
    const { ref, stored } = await paid();
    const answers = await race(pools, 12, 6, async (_index, pool) => {
      await refund(ref, { amount: 5_000 }, pool);
      return 'refunded';
    });
    expect(countOf(answers, 'refunded')).toBe(5);
    expect(await states(stored)).toHaveLength(5);
  });

  it('of an order that is cancelled later leave the rest to be refunded', async () => {
    const { ref, stored } = await paid();
    await send((await refund(ref, { amount: 7_000 })).id);
    const rest = await inA(async (tx) => {
      await changeOrderStatus(tx, ref, 'CANCELLED', null, new Date());
      return refundCancelled(tx, awa, stored, new Date());
    });
    expect(rest).toBe(20_000);
    const [, last] = await inA((tx) => readRefunds(tx, stored));
    await send(last?.id ?? '');
    expect(paytech.transfers.reduce((sum, { amount }) => sum + amount, 0)).toBe(27_000);
    expect(await paymentStatus(ref)).toBe('REFUNDED');
  });

  it.each([
    ['of nothing', { amount: 0 }, 422],
    ['of half a franc', { amount: 0.5 }, 422],
    ['of more than was paid', { amount: 27_001 }, 409],
    ['with too long a reason', { reason: 'x'.repeat(501) }, 422],
  ])('a refund %s is refused', async (_what, request, statusCode) => {
    const { ref, stored } = await paid();
    await expect(refund(ref, request)).rejects.toMatchObject({ statusCode });
    expect(await states(stored)).toEqual([]);
  });

  it('of an order that is not paid are refused', async () => {
    const { ref } = await placed();
    await expect(refund(ref)).rejects.toMatchObject({ statusCode: 409 });
  });

  it('do not reach the orders of another store', async () => {
    const { ref } = await paid();
    const request = { ref, amount: null, way: null, reason: null };
    await expect(
      db.withStore('b', (tx) => requestRefund(tx, awa, request, new Date())),
    ).rejects.toMatchObject({ statusCode: 404 });
  });
});
