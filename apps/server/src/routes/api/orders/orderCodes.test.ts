import { OrderPlacedWire, OrderRefusedWire, SignedInWire, type OrderRequestWire } from '@teranga/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../../platform/config/config.ts';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { aShopper } from '../../../modules/orders/testing/aShopper.ts';
import type { CashOnDeliveryTerms } from '../../../modules/stores/content/contentDocument.ts';
import { codesPerAddress, orderCodesPerAddress } from '../../../modules/accounts/sendLimits.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import type { TestSession } from '../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { fullStock, orderShop } from './testing/orderShop.ts';

const { db, app, session, post, rowsOf, stockOf, openAnotherApp } = await orderShop();

const confirmBy = (
  confirmByCode: CashOnDeliveryTerms['confirmByCode'],
  features: { whatsapp?: string } = {},
) =>
  db.withStore('a', (tx) =>
    writeTestTerms(tx, { phone: '33 821 00 00', features, cashOnDelivery: { confirmByCode } }),
  );
beforeEach(() => confirmBy('always'));
/** As if this address had requested this many codes. */
const requestedCodes = (kind: 'address' | 'order-address', count: number) =>
  db.withStore('a', (tx) =>
    tx.query('insert into limit_counts (subject, began_at, last_at, count) values ($1, now(), now(), $2)', [
      app.signInKeys.subject('a', kind, '127.0.0.1'),
      count,
    ]),
  );

const phone = '+221771234567';
const withKey = (visitor: TestSession, key: string, overrides: Partial<OrderRequestWire> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...visitor.headers, 'idempotency-key': key },
    payload: anOrder(overrides),
  });
const codesTo = async (recipient: string) =>
  (
    await rowsOf<{ text: string }>(
      `select text from outbox where recipient = '${recipient}' and text ~ 'confirme votre commande' order by id desc`,
    )
  ).map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
const newestCode = async (recipient = phone) => (await codesTo(recipient))[0] ?? '';
/** The response of a production server, which does not show unsendable messages. */
async function inProduction(config: Partial<Config>, overrides: Partial<OrderRequestWire> = {}) {
  const server = await openAnotherApp({ isProduction: true, ...config });
  const { headers } = await session();
  return server.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...headers, cookie: headers.cookie.replace('session=', '__Host-session=') },
    payload: anOrder(overrides),
  });
}
const wrongCode = async () => ((await newestCode()) === '000000' ? '000001' : '000000');
/** As if the last code had been sent a minute ago. */
const waitForPause = () =>
  db.withStore('a', (tx) => tx.query("update limit_counts set last_at = last_at - interval '61 seconds'"));

describe('an order that must be confirmed by a code', () => {
  it('is not accepted: a code is sent to its number, and nothing else is written', async () => {
    const answer = wireAnswer(OrderRefusedWire, await withKey(await session(), 'k'), 422);
    expect(answer).toEqual({
      message:
        'Pour confirmer votre commande, tapez le code envoyé au +221\u00a077\u00a0123\u00a045\u00a067.',
      codeRequired: true,
      contact: phone,
    });
    expect((await codesTo(phone)).length).toBe(1);
    expect(await rowsOf('select count(*) from outbox')).toEqual([{ count: 1 }]);
    expect(await rowsOf('select 1 from orders union all select 1 from idempotency_keys')).toEqual([]);
    expect(await stockOf()).toEqual(fullStock);
  });

  it('is taken with the code under the same key, and repeated gives the same answer', async () => {
    const visitor = await session();
    await withKey(visitor, 'k');
    const otp = await newestCode();
    const refOf = async (extra: Partial<OrderRequestWire>) =>
      wireAnswer(OrderPlacedWire, await withKey(visitor, 'k', extra)).data.ref;
    const refs = await Promise.all([refOf({ otp }), refOf({ otp })]);
    expect(new Set([...refs, await refOf({})]).size).toBe(1);
    expect(await rowsOf('select is_phone_proven, is_email_proven from orders')).toEqual([
      { is_phone_proven: true, is_email_proven: false },
    ]);
  });

  it('accepts a code once, even when two orders send it concurrently', async () => {
    await post(await session(), anOrder());
    const otp = await newestCode();
    const visitors = await Promise.all([session(), session()]);
    const answers = await Promise.all(visitors.map((visitor) => post(visitor, anOrder({ otp }))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
  });

  it('is refused with a wrong code, which is counted, and with any after five', async () => {
    const visitor = await session();
    await withKey(visitor, 'k');
    const otp = await wrongCode();
    const refused = refusal(await withKey(visitor, 'k', { otp }), 422);
    expect(refused.errors).toEqual({ otp: ['Code de vérification incorrect. Il vous reste 4 essais.'] });
    await Promise.all(Array.from({ length: 8 }, () => withKey(visitor, 'k', { otp })));
    const right = await newestCode();
    expect(refusal(await withKey(visitor, 'k', { otp: right }), 422).errors).toEqual({
      otp: ['Ce code n’est plus valable. Demandez un nouveau code.'],
    });
    expect(await rowsOf('select 1 from orders')).toEqual([]);
  });

  it('stays possible for the session that requested its code, whatever strangers guess', async () => {
    const [owner, stranger] = [await session(), await session()];
    await post(owner, anOrder());
    const otp = await newestCode();
    const wrong = await wrongCode();
    for (let guess = 0; guess < 12; guess += 1) await post(stranger, anOrder({ otp: wrong }));
    expect(refusal(await post(stranger, anOrder({ otp })), 422).errors).toEqual({
      otp: ['Ce code n’est plus valable. Demandez un nouveau code.'],
    });
    expect((await post(owner, anOrder({ otp }))).statusCode).toBe(200);
  });

  it('does not use up its code when the order fails for another reason', async () => {
    const visitor = await session();
    await post(visitor, anOrder());
    const otp = await newestCode();
    expect((await post(visitor, anOrder({ otp, expectedTotal: 1 }))).statusCode).toBe(409);
    expect((await post(visitor, anOrder({ otp }))).statusCode).toBe(200);
  });

  it('sends another code only after a minute', async () => {
    const visitor = await session();
    await post(visitor, anOrder());
    expect(wireAnswer(OrderRefusedWire, await post(visitor, anOrder()), 422).codeRequired).toBe(true);
    expect((await codesTo(phone)).length).toBe(1);
    await waitForPause();
    await post(visitor, anOrder());
    expect((await codesTo(phone)).length).toBe(2);
  });

  it('sends no more than twenty codes a day to one number', async () => {
    await confirmBy('always', { whatsapp: '+221 77 000 11 22' });
    await post(await session(), anOrder());
    await db.withStore('a', (tx) => tx.query('update limit_counts set count = 20'));
    await db.withStore('a', (tx) => tx.query('delete from contact_codes'));
    const refused = await post(await session(), anOrder());
    expect(refusal(refused, 429).message).toMatch(
      /^Trop de codes ont été demandés\. Réessayez dans .+, écrivez-nous par WhatsApp au .+ ou appelez le 33\u00a0821\u00a000\u00a000\.$/,
    );
    expect(Number(refused.headers['retry-after']) > 60).toBe(true);
  });

  it.each([
    ['of sign-in', 'address', codesPerAddress.max, 422],
    ['of 600 orders and their retries', 'order-address', orderCodesPerAddress.max - 1, 422],
    ['beyond those', 'order-address', orderCodesPerAddress.max, 429],
  ] as const)(
    'after the codes %s that one address requested (%s: %i) gets %i',
    async (_what, kind, count, status) => {
      await requestedCodes(kind, count);
      expect((await post(await session(), anOrder())).statusCode).toBe(status);
    },
  );

  it('takes no code that signs in', async () => {
    const visitor = await session();
    await visitor.post('/api/auth/login', { login: phone });
    const [sms] = await rowsOf<{ text: string }>('select text from outbox');
    const otp = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '123456';
    expect((await post(visitor, anOrder({ otp }))).statusCode).toBe(422);
  });

  it('is confirmed by e-mail where the number takes no SMS', async () => {
    const visitor = await session();
    const foreign = { phone: '+33612345678', email: 'Fatou@Example.sn' };
    const requested = wireAnswer(OrderRefusedWire, await post(visitor, anOrder(foreign)), 422);
    expect(requested.contact).toBe('fatou@example.sn');
    const [mail] = await rowsOf<{ subject: string }>("select subject from outbox where channel = 'email'");
    const otp = mail?.subject.slice(0, 6) ?? '';
    expect((await post(visitor, anOrder({ ...foreign, otp }))).statusCode).toBe(200);
  });

  it('requires an e-mail address when no SMS can be sent', async () => {
    const email = { url: 'smtp://localhost', from: 'boutique@example.sn' };
    const refused = refusal(await inProduction({ delivery: { email, sms: null } }, { email: null }), 422);
    expect(refused.errors).toEqual({
      email: ['Indiquez une adresse e-mail : nous y enverrons le code qui confirme votre commande.'],
    });
  });

  it("does not require a code that cannot be sent: the error names the store's phone number", async () => {
    expect(refusal(await inProduction({}), 503).message).toBe(
      'Nous ne pouvons pas vous envoyer le code qui confirme votre commande. Appelez le 33\u00a0821\u00a000\u00a000.',
    );
  });
});

const statusOf = async (overrides: Partial<OrderRequestWire> = {}) =>
  (await post(await session(), anOrder(overrides))).statusCode;

describe('the orders that must be confirmed', () => {
  it('are none by default', async () => {
    await db.withStore('a', (tx) => writeTestTerms(tx));
    expect(await statusOf()).toBe(200);
  });

  it('do not include one that came with a code needlessly', async () => {
    await db.withStore('a', (tx) => writeTestTerms(tx));
    expect(await statusOf({ otp: '123456' })).toBe(200);
  });

  it('are those from an amount on', async () => {
    await confirmBy(27_000);
    expect(await statusOf()).toBe(422);
    await confirmBy(27_001);
    expect(await statusOf(aShopper(2))).toBe(200);
  });

  it('exclude those of a customer who has verified the number by signing in', async () => {
    const visitor = await session();
    await visitor.post('/api/auth/register', { name: 'Fatou Sarr', address: 'Médina, Dakar', phone });
    const [sms] = await rowsOf<{ text: string }>('select text from outbox');
    const otp = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
    const { token } = wireAnswer(
      SignedInWire,
      await visitor.post('/api/auth/verify-otp', { login: phone, otp }),
    );
    const signedIn = await session();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { ...signedIn.headers, authorization: `Bearer ${token}` },
      payload: anOrder(),
    });
    expect(answer.statusCode).toBe(200);
    expect(await rowsOf('select is_phone_proven, is_email_proven from orders')).toEqual([
      { is_phone_proven: true, is_email_proven: false },
    ]);
  });
});
