import { OrderPlacedWire, PaymentLinkWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../orders/testing/anOrder.ts';
import { refusal, wireAnswer } from '../../routes/api/testing/wireAnswer.ts';
import { sandboxWebhook } from '@teranga/paytech-sandbox';
import { checkPayment } from './checkPayment.ts';
import { refundPayment } from './refundPayment.ts';
import { paidShop } from './testing/paidShop.ts';

const shop = await paidShop();
const { app, asAdmin, paytech, session, inject, post, placed, paymentOf, notify, pay, statusOf, rowsOf } =
  shop;

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
const sessions = () => rowsOf('select attempt, state, refund from payment_sessions order by attempt');
const paymentLinkMissing =
  "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.";

describe('an order to be paid online', () => {
  it('gets a link to a payment of exactly its total', async () => {
    const { ref, stored, payment } = await placed({ items: [{ id: 'robe', quantity: 2 }] });
    expect(payment).toEqual({
      token: payment.token,
      state: 'pending',
      apiKey: 'cle-a',
      apiSecret: 'secret-a',
      command: `${stored}-1`,
      itemName: `Commande ${ref} chez Boutique a`,
      price: '52000',
      currency: 'XOF',
      env: 'test',
      ipnUrl: 'http://a.localhost:3000/api/payments/paytech/ipn',
      successUrl: `http://a.localhost:3000/payment-success/${ref}`,
      cancelUrl: `http://a.localhost:3000/payment-cancel/${ref}`,
      customField: '{"store":"a"}',
    });
    const { status, payment: notified } = await statusOf(ref);
    expect(status).toBe('WAITING_FOR_VALIDATION');
    expect(notified?.status).toBe('WAITING');
    expect(notified?.canPay).toBe(true);
    expect(
      await rowsOf('select extract(epoch from expires_at - created_at) / 60 as minutes from orders'),
    ).toEqual([{ minutes: '60.0000000000000000' }]);
  });

  it('returns the shopper to the store host on which the order was placed', async () => {
    await asAdmin("insert into store_hosts (host, store_id) values ('autre.localhost', 'a')");
    const visitor = await session();
    const order = () =>
      app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { ...visitor.headers, host: 'autre.localhost:3000' },
        payload: anOrder({ paymentMethod: 'paytech' }),
      });
    await expect.poll(async () => (await order()).statusCode).toBe(200);
    const { data } = wireAnswer(OrderPlacedWire, await order());
    const { successUrl, cancelUrl, ipnUrl } = paymentOf(data.paymentUrl ?? '');
    expect(successUrl).toEqual(`http://autre.localhost:3000/payment-success/${data.ref}`);
    expect(cancelUrl).toEqual(`http://autre.localhost:3000/payment-cancel/${data.ref}`);
    expect(ipnUrl).toBe('http://a.localhost:3000/api/payments/paytech/ipn');
    await asAdmin("delete from store_hosts where host = 'autre.localhost'");
  });

  it('is created once with one link, however often and concurrently its key is sent', async () => {
    const visitor = await session();
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { ...visitor.headers, 'idempotency-key': 'k-1' },
        payload: anOrder({ paymentMethod: 'paytech' }),
      });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    const bodies = answers.map((answer) => wireAnswer(OrderPlacedWire, answer));
    expect(bodies).toEqual(bodies.map(() => bodies[0]));
    expect(paytech.calls).toEqual(['POST /payment/request-payment']);
    await pay(paymentOf(bodies[0]?.data.paymentUrl ?? ''));
    expect(wireAnswer(OrderPlacedWire, await send())).toEqual(bodies[0]);
  });

  it.each(['error', 'nonsense', 'cut', 'answerLost'] as const)(
    "exists without a link when PayTech's response is: %s; the link can be requested again",
    async (fault) => {
      paytech.setFault(() => fault);
      const answer = wireAnswer(OrderPlacedWire, await post());
      expect(answer.success).toBe(true);
      expect(answer.message).toEqual(paymentLinkMissing);
      expect(answer.data.paymentUrl).toBe(null);
      const visitor = await session();
      const sendRequest = () => visitor.post(`/api/orders/${answer.data.ref}/payment`);
      expect(refusal(await sendRequest(), 503).message).toBe(
        'Le lien de paiement n’a pu être généré. Veuillez réessayer dans un instant.',
      );
      paytech.setFault(() => null);
      const { paymentUrl } = wireAnswer(PaymentLinkWire, await sendRequest()).data;
      expect(wireAnswer(PaymentLinkWire, await sendRequest()).data.paymentUrl).toBe(paymentUrl);
      await pay(paymentOf(paymentUrl));
      expect((await statusOf(answer.data.ref)).status).toBe('VALIDATED');
    },
  );

  it('is refused where the store has no keys, and the method is not offered', async () => {
    await rowsOf('delete from payment_accounts');
    const answer = refusal(await post(), 422);
    expect(answer.errors).toEqual({
      paymentMethod: [
        'Le paiement en ligne n’est pas proposé par cette boutique. Choisissez le paiement à la livraison.',
      ],
    });
    const store = (await inject('a', '/api/store')).json<{ features: { onlinePayment: boolean } }>();
    expect(store.features.onlinePayment).toBe(false);
  });
});

describe('a payment', () => {
  it('validates its order once, however often and in whatever order webhooks arrive', async () => {
    const { ref, payment } = await placed();
    const paid = await pay(payment);
    expect(paid.statusCode).toBe(200);
    expect(paid.body).toBe('IPN OK');
    const laterWebhooks = [
      sandboxWebhook(payment, 'sale_complete'),
      sandboxWebhook(payment, 'sale_canceled'),
      JSON.stringify(Object.fromEntries(sandboxWebhook(payment, 'sale_complete'))),
    ];
    for (const webhook of laterWebhooks) expect((await notify(webhook)).statusCode).toBe(200);
    const order = await statusOf(ref);
    expect(order.updates.map(({ status, reason }) => [status, reason])).toEqual([
      ['WAITING_FOR_VALIDATION', null],
      ['VALIDATED', 'Paiement reçu.'],
    ]);
    expect(order.payment).toMatchObject({ status: 'PAID', canPay: false, expiresAt: null });
    expect(await sessions()).toEqual([{ attempt: 1, state: 'PAID', refund: 'NONE' }]);
  });

  it('is settled once by many concurrent webhooks', async () => {
    const { ref, payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    await Promise.all(Array.from({ length: 10 }, () => notify(sandboxWebhook(payment, 'sale_complete'))));
    expect((await statusOf(ref)).updates).toHaveLength(2);
  });

  it("is matched by its webhook even though PayTech's response was lost", async () => {
    paytech.setFault(() => 'answerLost');
    const { data } = wireAnswer(OrderPlacedWire, await post());
    paytech.setFault(() => null);
    const [payment] = [...paytech.payments.values()];
    if (!payment) throw new Error('PayTech made no payment.');
    await pay(payment);
    expect((await statusOf(data.ref)).payment?.status).toBe('PAID');
  });

  it('is found by querying PayTech when no webhook arrives', async () => {
    const { ref, payment } = await placed();
    const job = { store: 'a', command: payment.command, round: 0 };
    await checkPayment(app.payments, job, inMinutes(1));
    expect((await statusOf(ref)).status).toBe('WAITING_FOR_VALIDATION');
    await paytech.sandbox.pay(payment.token);
    await checkPayment(app.payments, { ...job, round: 1 }, inMinutes(3));
    await checkPayment(app.payments, { ...job, round: 1 }, inMinutes(3));
    expect((await statusOf(ref)).updates.map(({ status }) => status)).toEqual([
      'WAITING_FOR_VALIDATION',
      'VALIDATED',
    ]);
  });

  it('that was given up leaves the order to be paid by another', async () => {
    const { ref, payment } = await placed();
    await paytech.sandbox.cancel(payment.token);
    await notify(sandboxWebhook(payment, 'sale_canceled'));
    const cancelled = (await statusOf(ref)).payment;
    expect(cancelled).toMatchObject({ status: 'FAILED', canPay: true });
    const link = wireAnswer(PaymentLinkWire, await (await session()).post(`/api/orders/${ref}/payment`));
    const second = paymentOf(link.data.paymentUrl);
    expect(second.command).toBe(payment.command.replace(/1$/, '2'));
    expect((await statusOf(ref)).payment?.status).toBe('WAITING');
    await notify(sandboxWebhook(payment, 'sale_canceled'));
    expect((await statusOf(ref)).payment?.status).toBe('WAITING');
    await pay(second);
    expect((await statusOf(ref)).payment?.status).toBe('PAID');
    expect(await sessions()).toEqual([
      { attempt: 1, state: 'CANCELLED', refund: 'NONE' },
      { attempt: 2, state: 'PAID', refund: 'NONE' },
    ]);
  });

  it('made twice is given back once', async () => {
    paytech.setFault(() => 'answerLost');
    const { data } = wireAnswer(OrderPlacedWire, await post());
    paytech.setFault(() => null);
    const visitor = await session();
    const link = wireAnswer(PaymentLinkWire, await visitor.post(`/api/orders/${data.ref}/payment`));
    const [lost] = [...paytech.payments.values()];
    if (!lost) throw new Error('PayTech made no payment.');
    await pay(paymentOf(link.data.paymentUrl));
    await pay(lost);
    const job = { store: 'a', command: lost.command };
    await refundPayment(app.payments, job, new Date());
    await refundPayment(app.payments, job, new Date());
    expect([...paytech.payments.values()].map(({ state }) => state)).toEqual(['refunded', 'paid']);
    expect(await sessions()).toEqual([
      { attempt: 1, state: 'PAID', refund: 'DONE' },
      { attempt: 2, state: 'PAID', refund: 'NONE' },
    ]);
    expect((await statusOf(data.ref)).payment?.status).toBe('PAID');
    expect(paytech.calls.filter((call) => call.includes('refund'))).toHaveLength(1);
  });
});

describe('requesting the payment link', () => {
  it.each([
    ['is paid', 'Cette commande est déjà payée.'],
    ['is over', 'Cette commande ne peut plus être payée en ligne.'],
    ['is paid on delivery', 'Cette commande se paie à la livraison.'],
  ])('is answered 409 for an order that %s', async (state, message) => {
    const isCash = state === 'is paid on delivery';
    const { data } = wireAnswer(OrderPlacedWire, await post({ paymentMethod: isCash ? 'cod' : 'paytech' }));
    if (state === 'is paid') await pay(paymentOf(data.paymentUrl ?? ''));
    if (state === 'is over') await rowsOf('update orders set expires_at = now()');
    const answer = await (await session()).post(`/api/orders/${data.ref}/payment`);
    expect(refusal(answer, 409).message).toBe(message);
  });

  it('finds out first whether it was paid meanwhile', async () => {
    const { ref, payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    refusal(await (await session()).post(`/api/orders/${ref}/payment`), 409);
    expect((await statusOf(ref)).status).toBe('VALIDATED');
  });
});
