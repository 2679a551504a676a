import { PaymentAccountStateWire } from '@teranga/contract/admin';
import { beforeEach, expect, it } from 'vitest';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, empty, signedIn } = await staffShop({
  // Nobody listens there.
  config: { paytechUrl: 'http://127.0.0.1:1' },
});
const [owner, other] = [await signedIn('owner'), await signedIn('owner', 'b')];
const url = '/api/admin/payment-account';
const keys = { apiKey: 'cle-publique-1', apiSecret: 'cle-secrete-2', env: 'test' };
const put = (payload: object) => owner.call('PUT', url, { payload });

beforeEach(() => empty('payment_accounts'));

it('a payment account comes in, is offered, and never goes out', async () => {
  const answer = await put(keys);
  expect(wireAnswer(PaymentAccountStateWire, answer)).toMatchObject({
    account: { provider: 'paytech', env: 'test' },
    isOffered: true,
  });
  const read = await owner.call('GET', url);
  for (const { body } of [answer, read]) expect(body).not.toMatch(/cle-/);
  const [row] = await asAdmin<{ row: string }>('select t::text as row from payment_accounts t');
  expect(row?.row).not.toContain('cle-');
  const log = await asAdmin<{ row: string }>('select t::text as row from audit_log t');
  for (const { row: entry } of log) expect(entry).not.toContain('cle-');
  expect(wireAnswer(PaymentAccountStateWire, await other.call('GET', url)).account).toBeNull();
});

it('a payment account is removed, and shoppers cannot pay online any more', async () => {
  await put(keys);
  expect(wireAnswer(PaymentAccountStateWire, await owner.call('DELETE', url))).toEqual({
    account: null,
    isOffered: false,
  });
});

it.each([{ apiKey: '' }, { apiSecret: 'a b' }, { env: 'live' }, { apiKey: 'é' }, { apiKey: 1 }])(
  'a payment account is refused with %j',
  async (change) => {
    expect(refusal(await put({ ...keys, ...change }), 422)).toHaveProperty('errors');
    expect(await asAdmin('select from payment_accounts')).toEqual([]);
  },
);

it('a payment account is tried by a payment, and says when it cannot be', async () => {
  expect(refusal(await owner.call('POST', `${url}/test`), 409)).toHaveProperty('message');
  await put(keys);
  expect(refusal(await owner.call('POST', `${url}/test`), 503).message).toContain('PayTech ne répond pas');
});
