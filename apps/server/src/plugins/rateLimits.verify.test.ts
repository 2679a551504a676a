import { nothingInline } from '@teranga/core/pages/render';
import { describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { callsPerAddress, callsPerSession } from './rateLimits.ts';
import { tooManyMessage } from '../platform/limits/refuseBeyond.ts';

const renderer = {
  build: 'x',
  designs: ['default'],
  isPrivate: () => false,
  render: async () => ({ status: 200, html: 'page', inline: nothingInline, isPrivate: false }),
};

/** Statuses of calls made one after the other, as how many there were of each. */
async function statuses(
  count: number,
  call: () => Promise<{ statusCode: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let made = 0; made < count; made += 1) {
    const { statusCode } = await call();
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

const from =
  ({ inject }: TestApp, remoteAddress: string, url = '/') =>
  () =>
    inject('a', { url, remoteAddress });

describe('The limits of calls', () => {
  it('let a session make so many calls, and leave others of its address alone', async () => {
    const server = await testApp({ renderer });
    const visitor = await server.session();
    expect(await statuses(callsPerSession + 5, () => visitor.get('/csrf-token'))).toEqual({
      200: callsPerSession,
      429: 5,
    });
    const other = await server.session();
    expect((await other.get('/csrf-token')).statusCode).toBe(200);
  });

  it('allow an address many more calls, return when to retry, and do not affect other addresses', async () => {
    const server = await testApp({ renderer });
    expect(await statuses(callsPerAddress, from(server, '203.0.113.1'))).toEqual({ 200: callsPerAddress });
    const refused = await server.inject('a', { url: '/csrf-token', remoteAddress: '203.0.113.1' });
    const seconds = Number(refused.headers['retry-after']);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: tooManyMessage(seconds) });
    expect(seconds > 0 && seconds <= 60).toBe(true);
    const answers = ['203.0.113.2', '203.0.113.1'].map((address) => from(server, address, '/healthz')());
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await from(server, '203.0.113.2')()).statusCode).toBe(200);
  });

  it('do not count for a load test', async () => {
    const server = await testApp({ renderer, config: { hasRateLimits: false } });
    const visitor = await server.session();
    expect(await statuses(callsPerSession + 5, () => visitor.get('/csrf-token'))).toEqual({
      200: callsPerSession + 5,
    });
  });
});

it.each([
  [1, 'Trop de requêtes. Veuillez réessayer dans 1 seconde.'],
  [42, 'Trop de requêtes. Veuillez réessayer dans 42 secondes.'],
  [599, 'Trop de requêtes. Veuillez réessayer dans 10 minutes.'],
])('The server returns a French message for a wait of %i s', (seconds, message) => {
  expect(tooManyMessage(seconds)).toBe(message);
});
