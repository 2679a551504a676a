import { CartRestoredWire, CartWire, OrderPlacedWire } from '@teranga/contract';
import { describe, expect, it, vi } from 'vitest';
import { lockCart } from '../cart/changeCart.ts';
import { refusal, wireAnswer } from '../../routes/api/testing/wireAnswer.ts';
import { refundTable } from '../exports/returnTables.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { expireOrder } from './expireOrder.ts';
import { refundPayment } from './refundPayment.ts';
import { signedIn } from '../../routes/api/orders/testing/signedIn.ts';
import { restoreCart } from './restoreCart.ts';
import { paidShop } from './testing/paidShop.ts';

const { app, asAdmin, db, paytech, session, post, placed, pay, statusOf, rowsOf } = await paidShop();

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
const stock = () => rowsOf("select quantity, sold from products where id = 'robe'");
const expire = (stored: string, minutes: number) =>
  expireOrder(app.payments, { store: 'a', ref: stored }, inMinutes(minutes));

/** When each refund was settled, as an export has it. */
async function settledRefunds(): Promise<string[]> {
  const at = refundTable.columns.indexOf('Réglé le');
  const found: string[] = [];
  await db.withStore('a', async (tx) => {
    for await (const item of refundTable.items(tx)) {
      const [row] = refundTable.rowsOf(item);
      found.push(row?.[at] ?? '');
    }
  });
  return found;
}

describe('an unpaid order', () => {
  it('waits 60 minutes, then gives stock and promo use back, once', async () => {
    await rowsOf(
      "insert into promo_codes (code, is_percentage, amount, max_uses) values ('DIX', true, 10, 5)",
    );
    const { ref, stored } = await placed({ items: [{ id: 'robe', quantity: 3 }], promoCode: 'DIX' });
    await expire(stored, 59);
    expect(await stock()).toEqual([{ quantity: 7, sold: 3 }]);
    expect((await statusOf(ref)).status).toBe('WAITING_FOR_VALIDATION');
    await Promise.all([expire(stored, 60), expire(stored, 60), expire(stored, 60)]);
    expect(await stock()).toEqual([{ quantity: 10, sold: 0 }]);
    expect(await rowsOf('select used from promo_codes')).toEqual([{ used: 0 }]);
    const order = await statusOf(ref);
    expect(order.updates.at(-1)).toMatchObject({
      status: 'CANCELLED',
      reason: 'Le paiement n’a pas été reçu dans les 60 minutes.',
    });
    expect(order.payment).toMatchObject({ status: 'FAILED', canPay: false, expiresAt: null });
  });

  it('is not cancelled when PayTech says that it was paid', async () => {
    const { ref, stored, payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    await expire(stored, 60);
    expect((await statusOf(ref)).status).toBe('VALIDATED');
    expect(await stock()).toEqual([{ quantity: 9, sold: 1 }]);
  });

  it('waits ten minutes more for a PayTech that does not answer', async () => {
    const { ref, stored } = await placed();
    paytech.setFault(() => 'cut');
    await expect(expire(stored, 69)).rejects.toThrow('does not say whether this order was paid');
    await expire(stored, 71);
    expect((await statusOf(ref)).status).toBe('CANCELLED');
  });

  it('refunds a late payment, and notifies the shopper and the store', async () => {
    const { ref, stored, payment } = await placed();
    await expire(stored, 60);
    await pay(payment);
    await pay(payment);
    expect(await rowsOf("select data from jobs.job where name = 'refund-payment'")).toEqual([
      { data: { store: 'a', command: payment.command } },
    ]);
    await refundPayment(app.payments, { store: 'a', command: payment.command }, new Date());
    expect(paytech.payments.get(payment.token)?.state).toBe('refunded');
    await pay(payment);
    expect(await settledRefunds()).toEqual([expect.stringMatching(/^\d{4}-/)]);
    const order = await statusOf(ref);
    expect(order.status).toBe('CANCELLED');
    expect(order.payment?.status).toBe('REFUNDED');
    expect(await stock()).toEqual([{ quantity: 10, sold: 0 }]);
    expect(
      await rowsOf(
        "select channel, coalesce(subject, left(text, 45)) as news from outbox where text like '%rembours%' order by id",
      ),
    ).toEqual([
      { channel: 'email', news: `Remboursement à venir : commande ${ref}` },
      { channel: 'sms', news: 'Boutique a : 27 000 FCFA vont vous etre rembo' },
      { channel: 'email', news: `Paiement à rembourser : commande ${ref}` },
      { channel: 'email', news: `Remboursement fait : commande ${ref}` },
      { channel: 'sms', news: 'Boutique a : 27 000 FCFA vous ont été rembour' },
      { channel: 'email', news: `Paiement remboursé : commande ${ref}` },
    ]);
  });
});

describe('an order that the operator decides on before it is paid', () => {
  it.each([
    ['REJECTED', 'PAID', 'DUE'],
    ['CANCELLED', 'PAID', 'DUE'],
    ['VALIDATED', 'PAID', 'NONE'],
  ] as const)(
    'stops waiting for its payment once it is %s; a payment that still arrives is recognised',
    async (status, paid, refund) => {
      const { ref, stored, payment } = await placed();
      await db.withStore('a', (tx) => changeOrderStatus(tx, stored, status, null, new Date()));
      const order = await statusOf(ref);
      expect(order).toMatchObject({
        status,
        payment: { status: 'FAILED', canPay: false, expiresAt: null },
      });
      expect(await rowsOf('select state, refund from payment_sessions')).toEqual([
        { state: 'EXPIRED', refund: 'NONE' },
      ]);
      await pay(payment);
      expect((await statusOf(ref)).payment?.status).toBe(paid);
      expect(await rowsOf('select state, refund from payment_sessions')).toEqual([{ state: 'PAID', refund }]);
    },
  );
});

it('a refund that was requested from PayTech but not made is retried', async () => {
  const { stored, payment } = await placed();
  await expire(stored, 60);
  await pay(payment);
  await rowsOf("update payment_sessions set refund = 'REQUESTED'");
  await refundPayment(app.payments, { store: 'a', command: payment.command }, new Date());
  expect(paytech.payments.get(payment.token)?.state).toBe('refunded');
  expect(await rowsOf('select refund from payment_sessions')).toEqual([{ refund: 'DONE' }]);
});

describe('taking the products back into the cart', () => {
  it('cancels the waiting order and fills the cart, and is idempotent', async () => {
    const { visitor, ref } = await placed({ items: [{ id: 'robe', quantity: 10 }] });
    for (let time = 0; time < 2; time += 1) {
      const cart = wireAnswer(CartRestoredWire, await visitor.post(`/api/orders/${ref}/cart`));
      expect(cart.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([['robe', 10]]);
      expect(cart.message).toBe(null);
    }
    expect((await statusOf(ref)).status).toBe('CANCELLED');
    expect(await stock()).toEqual([{ quantity: 10, sold: 0 }]);
  });

  it('leaves the products to an order that holds the cart meanwhile', async () => {
    const { ref, stored } = await placed();
    await rowsOf("update orders set visitor = 'v'");
    let restoring: Promise<CartRestoredWire> | undefined;
    await db.withStore('a', async (tx) => {
      await lockCart(tx, 'v');
      restoring = restoreCart(app.payments, 'a', stored, 'v', new Date());
      await vi.waitUntil(async () => {
        const waiting = await asAdmin("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
        return waiting.length > 0;
      });
      await tx.query("select 1 from products where id = 'robe' for update nowait");
    });
    expect((await restoring)?.items).toHaveLength(1);
    expect((await statusOf(ref)).status).toBe('CANCELLED');
  });

  it('names the products that are no longer available', async () => {
    const { visitor, ref } = await placed({ items: [{ id: 'robe', quantity: 3 }] });
    await rowsOf("update products set quantity = 0, sold = 10 where id = 'robe'");
    await rowsOf('update orders set is_released = true');
    const cart = wireAnswer(CartRestoredWire, await visitor.post(`/api/orders/${ref}/cart`));
    expect(cart.items).toEqual([]);
    expect(cart.message).toBe('Ces articles ne sont plus disponibles en quantité suffisante : Robe wax.');
  });

  it('is refused once the order is paid, even before the webhook arrives', async () => {
    const { visitor, ref, payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    expect(refusal(await visitor.post(`/api/orders/${ref}/cart`), 409).message).toBe(
      'Cette commande est déjà payée.',
    );
    expect((await statusOf(ref)).status).toBe('VALIDATED');
    expect(wireAnswer(CartWire, await visitor.get('/api/cart')).items).toEqual([]);
  });

  it('is refused while PayTech does not say whether the order was paid', async () => {
    const { visitor, ref } = await placed();
    paytech.setFault(() => 'cut');
    expect(refusal(await visitor.post(`/api/orders/${ref}/cart`), 503).message).toBe(
      'Nous n’avons pas pu vérifier si votre paiement est passé. Votre commande est gardée : réessayez dans un instant.',
    );
    expect((await statusOf(ref)).status).toBe('WAITING_FOR_VALIDATION');
    expect(await stock()).toEqual([{ quantity: 9, sold: 1 }]);
  });

  it('is refused for an order that is paid on delivery', async () => {
    const visitor = await session();
    const { data } = wireAnswer(OrderPlacedWire, await post({ paymentMethod: 'cod' }, 'a', visitor));
    const answer = await visitor.post(`/api/orders/${data.ref}/cart`);
    expect(refusal(answer, 409).message).toBe(
      'Cette commande est en cours : ses articles ne reviennent pas dans le panier.',
    );
  });

  it('is refused to anyone else who knows the reference, and changes nothing', async () => {
    const { ref } = await placed();
    const other = await session();
    expect(refusal(await other.post(`/api/orders/${ref}/cart`), 403).message).toBe(
      'Cette commande a été passée depuis un autre appareil ou un autre compte. Pour reprendre ses articles, connectez-vous au compte ou utilisez l’appareil de la commande.',
    );
    expect((await statusOf(ref)).status).toBe('WAITING_FOR_VALIDATION');
    expect(await stock()).toEqual([{ quantity: 9, sold: 1 }]);
    expect(wireAnswer(CartWire, await other.get('/api/cart')).items).toEqual([]);
  });

  it('is the visitor’s after signing in too, and not another customer’s', async () => {
    const { visitor, ref } = await placed();
    const path = `/api/orders/${ref}/cart`;
    const restore = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: path, headers })).statusCode;
    const other = await signedIn({ app, rowsOf }, await session(), '77 765 43 21');
    const own = await signedIn({ app, rowsOf }, visitor);
    expect(await restore(other)).toBe(403);
    expect(await restore(own)).toBe(200);
  });
});
