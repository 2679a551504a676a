import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { fixedRates, toRates } from './fetchedRates.ts';
import { readRates } from './savedRates.ts';
import { refreshRates } from './refreshRates.ts';

const { db, asAdmin } = await testDatabase();
const good = { result: 'success', base_code: 'XOF', rates: { XOF: 1, EUR: 0.001524, USD: 0.00166 } };
const read = () => db.withStore('a', readRates);
const hour = 60 * 60_000;
const noon = new Date('2026-11-21T12:00:00Z');
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * hour);

describe('an answer of the public service', () => {
  it.each([
    ['is taken', good, good.rates],
    [
      'is taken without what is no rate',
      { ...good, rates: { ...good.rates, GBP: 0, JPY: '1', eur: 2, ABC: -1 } },
      good.rates,
    ],
    ['is not believed with a euro 2 % off', { ...good, rates: { EUR: (1 / 655.957) * 1.02 } }, null],
    ['is not believed without a euro', { ...good, rates: { USD: 0.00166 } }, null],
    ['is not taken for another base', { ...good, base_code: 'EUR' }, null],
    ['is not taken when it is an error', { result: 'error', 'error-type': 'quota-reached' }, null],
    ['is not taken when it is nothing', null, null],
    ['is not taken when it is a page', '<html>', null],
  ])('the answer %s', (_case, answer, rates) => {
    expect(toRates(answer)).toEqual(rates);
  });
});

describe('the saved rates', () => {
  beforeEach(() => asAdmin('delete from exchange_rates'));
  const requests: string[] = [];
  const rateSource = (answer: unknown) => async () => {
    requests.push('requested');
    return answer;
  };
  beforeEach(() => void requests.splice(0));

  it('are the fixed one until there are any', async () => {
    expect(await read()).toEqual(fixedRates);
  });

  it('are fetched once a day', async () => {
    expect(await refreshRates(db, rateSource(good), noon)).toBe(true);
    expect(await read()).toEqual(good.rates);
    expect(await refreshRates(db, rateSource(good), hoursLater(23))).toBe(false);
    expect(await refreshRates(db, rateSource({ ...good, rates: { EUR: 0.001525 } }), hoursLater(24))).toBe(
      true,
    );
    expect(await read()).toEqual({ XOF: 1, EUR: 0.001525 });
    expect(requests).toHaveLength(2);
  });

  it('stay the last good ones while the service is down, and are refetched an hour later', async () => {
    await refreshRates(db, rateSource(good), noon);
    const down = async () => {
      requests.push('requested');
      throw new Error('down');
    };
    expect(await refreshRates(db, down, hoursLater(25))).toBe(false);
    expect(await refreshRates(db, down, hoursLater(25.5))).toBe(false);
    expect(await refreshRates(db, down, hoursLater(26))).toBe(false);
    expect(await read()).toEqual(good.rates);
    expect(requests).toHaveLength(3);
  });

  it('are fetched by one of several processes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refreshRates(db, rateSource(good), noon)),
    );
    expect(answers.filter(Boolean).length).toBe(1);
    expect(requests.length).toBe(1);
  });

  it('cannot be written from within a store', async () => {
    await refreshRates(db, rateSource(good), noon);
    const change = db.withStore('a', (tx) => tx.query("update exchange_rates set rates = '{}'"));
    expect((await change).rowCount).toBe(0);
  });
});
