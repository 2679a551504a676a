// @vitest-environment jsdom
import { aService, aWorld } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { readValue } from '../quote-rules/index.ts';
import { makeTestStore } from '../testing/renderWithStore.tsx';
import { serveWorld } from '../testing/serve.ts';
import { readDraft } from './quoteDraft.ts';
import { addressOf, renderQuote } from './testing/quotePage.tsx';

serveWorld(() =>
  aWorld({
    services: [
      aService({ id: 'turquie', name: 'Visa Turquie' }),
      aService({ id: 'usa', name: 'Visa États-Unis' }),
      aService({ id: 'bagages', name: 'Assurance bagages' }),
    ],
  }),
);

const choose = (id: string) => `serviceId=${id}`;

/** The page of a service, with access to the saved draft of its answers. */
async function open(id: string) {
  const store = makeTestStore();
  const page = await renderQuote({ text: choose(id), store });
  const valueOf = (field: string) => readValue(store.dispatch(readDraft(Date.now())), field);
  return { ...page, valueOf };
}

describe("The answers in a service's name", () => {
  it.each([
    ['turquie', 'visaCountry', 'Turquie'],
    ['usa', 'visaCountry', 'États-Unis'],
    ['bagages', 'insuranceType', 'luggage'],
  ])('prefill the form of %s', async (id, field, value) => {
    const page = await open(id);
    expect(page.valueOf(field)).toBe(value);
  });

  it('are replaced by those of the next service', async () => {
    const page = await open('turquie');
    page.rerender({ address: addressOf(choose('usa')) });
    expect(page.valueOf('visaCountry')).toBe('États-Unis');
  });

  it('do not overwrite typed values', async () => {
    const page = await open('turquie');
    page.write('visaCountry', 'Espagne');
    page.rerender({ address: addressOf(choose('usa')) });
    expect(page.valueOf('visaCountry')).toBe('Espagne');
  });
});
