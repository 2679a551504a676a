import { beforeEach, describe, expect, it } from 'vitest';
import { aQuoteRequest } from '../quotes/testing/aQuoteRequest.ts';
import { fillStores } from '../../routes/api/testing/fillStores.ts';
import { refusal } from '../../routes/api/testing/wireAnswer.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { testApp, type TestSession } from '../../testing/testApp.ts';
import { formLimits } from './formLimits.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';

const server = await testApp({ design: 'rahmou-serwiss' });
const { app, asAdmin, db, session } = server;
await fillStores(db);
const lifted = await testApp({ design: 'rahmou-serwiss', config: { hasRateLimits: false } });
await fillStores(lifted.db);

const quotePath = '/api/services/quote';
const contactPath = '/api/contact';
const aMessage = (email: string) => ({
  firstName: 'Awa',
  lastName: 'Ndiaye',
  email,
  subject: 'Une question',
  message: 'Bonjour',
});
const forms = [
  ['quote', quotePath, (email: string): object => aQuoteRequest({ email })],
  ['contact', contactPath, (email: string): object => aMessage(email)],
] as const;

/** Statuses of as many calls, one after the other, as how many there were of each. */
async function statuses(count: number, call: (index: number) => Promise<{ statusCode: number }>) {
  const counts: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { statusCode } = await call(index);
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

const pass = (seconds: number) =>
  asAdmin('update limit_counts set began_at = began_at - make_interval(secs => $1)', [seconds]);

beforeEach(async () => {
  for (const { empty } of [server, lifted])
    await empty('limit_counts', 'quote_requests', 'contact_messages', 'outbox', 'idempotency_keys');
  await db.withStore('a', (tx) => writeTestTerms(tx));
});

describe.each(forms)('A message of the form «%s»', (form, path, body) => {
  const email = 'famille@example.sn';
  const sent = (visitor: TestSession, to = email) => visitor.post(path, body(to));

  it('is taken twenty times an hour in one name', async () => {
    const visitor = await session();
    expect(await statuses(21, () => sent(visitor))).toEqual({ 200: 20, 429: 1 });
    await pass(3_600);
    expect((await sent(visitor)).statusCode).toBe(200);
  });

  it('is counted per mailbox, ignoring case, tag and the sender', async () => {
    const first = await session();
    await statuses(20, () => sent(first));
    expect((await sent(await session(), 'FAMILLE@example.SN')).statusCode).toBe(429);
    expect((await sent(await session(), 'famille+1@example.sn')).statusCode).toBe(429);
    expect((await sent(await session(), 'autre@example.sn')).statusCode).toBe(200);
    expect((await sent(await session('b'), email)).statusCode).not.toBe(429);
  });

  it('is taken forty times a day in one name', async () => {
    await asAdmin(
      "insert into limit_counts (store_id, subject, began_at, last_at, count) values ('a', $1, now(), now(), $2)",
      [app.signInKeys.subject('a', `${form} contact-day`, email), formLimits.perContactDaily.max],
    );
    expect((await sent(await session())).statusCode).toBe(429);
  });

  it('is taken thirty times an hour from one session', async () => {
    const visitor = await session();
    const send = (index: number) => sent(visitor, `client-${index}@example.sn`);
    expect(await statuses(31, send)).toEqual({ 200: 30, 429: 1 });
    expect((await sent(await session(), 'autre@example.sn')).statusCode).toBe(200);
  });

  it('is taken six hundred times an hour from one address', async () => {
    await asAdmin(
      "insert into limit_counts (store_id, subject, began_at, last_at, count) values ('a', $1, now(), now(), $2)",
      [app.signInKeys.subject('a', `${form} address`, '127.0.0.1'), formLimits.perAddress.max - 1],
    );
    expect(await statuses(2, async () => sent(await session()))).toEqual({ 200: 1, 429: 1 });
  });

  it('is counted with those of its IPv6 network', async () => {
    await asAdmin(
      "insert into limit_counts (store_id, subject, began_at, last_at, count) values ('a', $1, now(), now(), $2)",
      [app.signInKeys.subject('a', `${form} address`, networkOf('2001:db8::1')), formLimits.perAddress.max],
    );
    const sentFrom = async (remoteAddress: string) => {
      const { headers } = await session();
      return app.inject({ method: 'POST', url: path, headers, remoteAddress, payload: body(email) });
    };
    expect((await sentFrom('2001:db8::2:3')).statusCode).toBe(429);
    expect((await sentFrom('2001:db8:0:1::2:3')).statusCode).toBe(200);
  });

  it('is limited by its name alone where limits per address are lifted', async () => {
    const visitor = await lifted.session();
    const send = (index: number) => sent(visitor, `client-${index}@example.sn`);
    expect(await statuses(31, send)).toEqual({ 200: 31 });
    expect(await statuses(21, () => sent(visitor))).toEqual({ 200: 20, 429: 1 });
  });

  it('that holds an error is not counted', async () => {
    const visitor = await session();
    expect(await statuses(25, () => visitor.post(path, { ...body(email), email: 'famille@' }))).toEqual({
      422: 25,
    });
    expect(await asAdmin('select 1 from limit_counts')).toEqual([]);
  });

  it('that is refused beyond a limit is not counted against any', async () => {
    const visitor = await session();
    expect(await statuses(40, () => sent(visitor))).toEqual({ 200: 20, 429: 20 });
    expect(await statuses(15, (index) => sent(visitor, `client-${index}@example.sn`))).toEqual({
      200: 10,
      429: 5,
    });
    const other = await session();
    expect(await statuses(21, () => sent(other, 'client-14@example.sn'))).toEqual({ 200: 20, 429: 1 });
    await pass(3_600);
    expect(await statuses(21, () => sent(visitor))).toEqual({ 200: 20, 429: 1 });
  });

  it('that is resent under its key is counted once', async () => {
    const visitor = await session();
    const send = () =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { ...visitor.headers, 'idempotency-key': 'cle' },
        payload: body(email),
      });
    expect(await statuses(25, send)).toEqual({ 200: 25 });
  });

  it('is counted exactly under concurrency', async () => {
    const visitor = await session();
    const answers = await Promise.all(Array.from({ length: 24 }, () => sent(visitor)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(20);
  });
});

it('A quote for a service that is not offered is not counted', async () => {
  const visitor = await session();
  const request = aQuoteRequest({ serviceId: 'vol' });
  expect(await statuses(25, () => visitor.post(quotePath, request))).toEqual({ 422: 25 });
  expect(await asAdmin('select 1 from limit_counts')).toEqual([]);
});

const refused = async (path: string, body: object) => {
  const visitor = await session();
  await statuses(20, () => visitor.post(path, body));
  return visitor.post(path, body);
};

describe('A refusal', () => {
  it('returns when to retry', async () => {
    const answer = await refused(contactPath, aMessage('famille@example.sn'));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refusal(answer, 429).message).toBe(
      'Trop de messages ont été envoyés en peu de temps. Réessayez dans 60 minutes.',
    );
  });

  it('names the store’s WhatsApp and its telephone', async () => {
    await asAdmin(
      `update stores set content = jsonb_set(jsonb_set(content::jsonb, '{features,whatsapp}', '"221771234567"'),
         '{marketplaceInfo,contact,phones}', '[{"phone": "+221 33 123 45 67"}]') where id = 'a'`,
    );
    const answer = await refused(quotePath, aQuoteRequest({ email: 'famille@example.sn' }));
    expect(refusal(answer, 429).message).toBe(
      'Trop de demandes de devis ont été envoyées en peu de temps. Réessayez dans 60 minutes, écrivez-nous par WhatsApp au +221\u00a077\u00a0123\u00a045\u00a067 ou appelez le +221\u00a033\u00a0123\u00a045\u00a067.',
    );
  });
});
