import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '@teranga/server/testing';
import type { Chance } from '@teranga/testing/chance';
import { expect, it } from 'vitest';
import type { SandboxPayment } from '@teranga/paytech-sandbox';
import { History } from './history.ts';
import { Webhooks } from './webhooks.ts';

const payment: SandboxPayment = {
  token: 'jeton',
  state: 'paid',
  apiKey: 'banc',
  apiSecret: 'banc-secret',
  command: 'COMMANDE-1',
  itemName: 'Commande',
  price: '3000',
  currency: 'XOF',
  env: 'test',
  ipnUrl: 'http://ailleurs.localhost/api/payments/paytech/ipn',
  successUrl: '',
  cancelUrl: '',
  customField: '',
};
const luck = (next: number): Pick<Chance, 'next' | 'below'> => ({ next: () => next, below: () => 0 });

/** A shop that answers webhooks with these statuses, one after the other, and then with 200. */
async function aShop(statuses: number[]) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    request.resume();
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterFile(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { calls, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it.each([
  ['once', 0.5, [], 1, []],
  ['three times at once', 0.9, [], 3, []],
  ['repeatedly while the shop is in trouble', 0.5, [500, 503], 3, []],
  ['never after a no, which is a violation', 0.5, [404], 1, ['a webhook of COMMANDE-1 was answered 404']],
] as const)('webhooks are sent %s', async (_how, chance, statuses, expected, violations) => {
  const { calls, origin } = await aShop([...statuses]);
  const history = new History([]);
  const webhooks = new Webhooks(origin, luck(chance), history);
  webhooks.send(payment);
  await webhooks.answered();
  expect(calls).toEqual(Array.from({ length: expected }, () => '/api/payments/paytech/ipn'));
  expect(history.violations).toEqual(violations);
});

it('webhooks are delayed, and delivered in the end', async () => {
  const { calls, origin } = await aShop([]);
  const webhooks = new Webhooks(origin, luck(0.05), new History([]));
  webhooks.send(payment);
  await webhooks.answered();
  expect(calls.length).toBe(0);
  webhooks.release();
  await webhooks.answered();
  expect(calls.length).toBe(1);
});
