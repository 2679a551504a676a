import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { useToasts } from '../../lib/alerts/useToasts.ts';
import { toXof } from '../../domain/money/money.ts';
import { visitorRequests } from '../../app/visitor/visitorRequests.ts';
import {
  makeTestStore,
  memoryStorage,
  renderHookWithStore,
  someSettings,
} from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { toRates } from './ratesApi.ts';
import { readChosenCurrency } from './chosenCurrency.ts';
import { useChargeNote } from './useChargeNote.ts';
import { useCurrency } from './useCurrency.ts';
import { useMoney } from './useMoney.ts';

const served = serveWorld();
afterEach(() => {
  document.cookie = 'currency=;path=/;max-age=0';
  document.cookie = 'currency=;max-age=0';
});

function show(store = makeTestStore()) {
  const { result } = renderHookWithStore(
    () => ({ currency: useCurrency(), money: useMoney(), toasts: useToasts() }),
    { store },
  );
  const price = () => result.current.money.format(toXof(10_000));
  const texts = () => result.current.toasts.map(({ title, text }) => [title, text]);
  return { result, price, texts };
}

describe('The currency', () => {
  it('can be changed: prices follow and the shopper is notified', async () => {
    const storage = memoryStorage();
    const { result, price, texts } = show(makeTestStore({ storage }));
    expect(price()).toBe('10\u202f000\u00a0FCFA');
    expect(result.current.currency.choices.map(({ code }) => code)).toEqual(['XOF', 'EUR', 'USD', 'GBP']);
    act(() => result.current.currency.choose('EUR'));
    await waitFor(() => expect(price()).toBe('15,24\u00a0€'));
    expect(texts()).toEqual([['Changement de devise', 'Vous avez changé de devise']]);
    expect(result.current.currency.selected.name).toBe('Euro');
    expect(storage.local?.getItem('currency')).toBe('EUR');
  });

  it('does not change when the current one is reselected', async () => {
    const { result, texts } = show();
    await act(async () => result.current.currency.choose('XOF'));
    expect(texts()).toEqual([]);
    expect(served.world.log).toEqual([]);
  });

  it('does not change when the rate cannot be fetched', async () => {
    served.server.use(http.get('*/api/exchange-rates', () => HttpResponse.json({ rates: { EUR: 'x' } })));
    const { result, price, texts } = show();
    act(() => result.current.currency.choose('EUR'));
    await waitFor(() => expect(texts()).toEqual([[null, 'Failed to fetch exchange rates']]));
    expect(price()).toBe('10\u202f000\u00a0FCFA');
  });

  it('is offered where there is a rate for it, and wherever rates are not known yet', async () => {
    served.server.use(
      http.get('*/api/exchange-rates', () => HttpResponse.json({ rates: { XOF: 1, EUR: 0.0015 } })),
    );
    const { result, price } = show();
    const codes = () => result.current.currency.choices.map(({ code }) => code);
    expect(codes()).toEqual(['XOF', 'EUR', 'USD', 'GBP']);
    act(() => result.current.currency.choose('EUR'));
    await waitFor(() => expect(price()).toBe('15\u00a0€'));
    expect(codes()).toEqual(['XOF', 'EUR']);
  });

  it('can be refetched where the response held no rate', async () => {
    served.server.use(http.get('*/api/exchange-rates', () => HttpResponse.json({ rates: null })));
    const { result, texts } = show();
    act(() => result.current.currency.choose('EUR'));
    await waitFor(() => expect(texts()).toEqual([[null, 'Failed to fetch exchange rates']]));
    expect(result.current.currency.choices.length).toBe(4);
  });

  it('is the one chosen on an earlier visit', async () => {
    const store = makeTestStore({ storage: memoryStorage({ currency: 'EUR' }) });
    const { price } = show(store);
    await act(async () => {
      await Promise.all(visitorRequests().map((request) => store.dispatch(request)));
    });
    await waitFor(() => expect(price()).toBe('15,24\u00a0€'));
  });

  it('is that of the cookie, which a form without JavaScript set, before that of the storage', async () => {
    document.cookie = 'currency=EUR';
    const store = makeTestStore({ storage: memoryStorage({ currency: 'USD' }) });
    const { price } = show(store);
    await act(() => store.dispatch(readChosenCurrency()));
    await waitFor(() => expect(price()).toBe('15,24\u00a0€'));
  });

  it('is saved in the cookie, in which the server reads it', async () => {
    const { result } = show();
    act(() => result.current.currency.choose('EUR'));
    await waitFor(() => expect(document.cookie).toContain('currency=EUR'));
  });

  it('falls back to FCFA with a message when the rates of the saved currency cannot be fetched; prices are no longer hidden', async () => {
    served.server.use(http.get('*/api/exchange-rates', () => new HttpResponse(null, { status: 503 })));
    document.documentElement.dataset['currencyWaits'] = '';
    const storage = memoryStorage({ currency: 'EUR' });
    const store = makeTestStore({ storage });
    const { price, texts } = show(store);
    await act(() => store.dispatch(readChosenCurrency()));
    await waitFor(() => expect(texts()).toEqual([[null, 'Failed to fetch exchange rates']]));
    expect(price()).toBe('10\u202f000\u00a0FCFA');
    expect(storage.local?.getItem('currency')).toBe('EUR');
    expect(document.documentElement.dataset['currencyWaits']).toBe(undefined);
  });

  it('shows beside an order that it is charged in FCFA', async () => {
    const { result } = renderHookWithStore(() => ({ currency: useCurrency(), note: useChargeNote() }));
    expect(result.current.note).toBe(null);
    act(() => result.current.currency.choose('GBP'));
    await waitFor(() => expect(result.current.note).toBe('Les commandes sont toujours réglées en FCFA.'));
  });

  it('fetches the rates from the configured service', async () => {
    served.server.use(http.get('https://rates.test/XOF', () => HttpResponse.json({ rates: { EUR: 0.001 } })));
    const { result, price } = show(
      makeTestStore({ settings: someSettings({ exchangeRatesUrl: 'https://rates.test/XOF' }) }),
    );
    act(() => result.current.currency.choose('EUR'));
    await waitFor(() => expect(price()).toBe('10\u00a0€'));
  });
});

describe('The rates', () => {
  it.each([
    [{ rates: { EUR: '0.0015', USD: 0, GBP: -1, CAD: 2, XOF: 1 } }, { EUR: 0.0015, XOF: 1 }],
    [{ rates: null }, {}],
    [{}, {}],
    [null, {}],
  ])('the rates of %j are %j', (body, rates) => {
    expect(toRates(body)).toEqual(rates);
  });
});
