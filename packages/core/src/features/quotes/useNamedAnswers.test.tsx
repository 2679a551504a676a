import { aService, aWorld } from '@teranga/testing';
import { act } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { initialValues } from './rules/quoteForm.ts';
import { readValue, type QuoteValues } from './rules/quoteField.ts';
import { noStorage } from '../../lib/services/storageSlot.ts';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { readDraft } from './quoteDraft.ts';
import { addressOf, renderQuote } from './testing/quotePage.tsx';
import { useNamedAnswers } from './useNamedAnswers.ts';

serveWorld(() =>
  aWorld({
    services: [
      aService({ id: 'turquie', name: 'Visa Turquie' }),
      aService({ id: 'usa', name: 'Visa États-Unis' }),
      aService({ id: 'visa', name: 'Visa' }),
      aService({ id: 'bagages', name: 'Assurance bagages' }),
      aService({ id: 'annulation', name: 'Assurance annulation' }),
    ],
  }),
);

const visa = (name: string) => ({
  id: name,
  name,
  description: '',
  picture: null,
  pictureColor: null,
  isAvailable: true,
  fromPrice: null,
  duration: null,
  documents: [],
  category: null,
});
function useVisa({ name }: { name: string }) {
  const form = useForm<QuoteValues>({ defaultValues: initialValues });
  useNamedAnswers(form, visa(name));
  return form;
}

const choose = (id: string) => `serviceId=${id}`;

/** The page of a service, with access to the saved draft of its answers. */
async function open(id: string, storage = memoryStorage()) {
  const store = makeTestStore({ storage });
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

  it.each([
    ['usa', 'turquie', 'visaCountry', 'Turquie'],
    ['usa', 'visa', 'visaCountry', ''],
    ['bagages', 'annulation', 'insuranceType', 'cancellation'],
  ])('are not carried from %s into %s opened later', async (first, next, field, value) => {
    const storage = memoryStorage();
    (await open(first, storage)).unmount();
    expect((await open(next, storage)).valueOf(field)).toBe(value);
  });

  it('do not overwrite values typed on an earlier visit', async () => {
    const storage = memoryStorage();
    const page = await open('usa', storage);
    page.write('visaCountry', 'Espagne');
    page.unmount();
    expect((await open('turquie', storage)).valueOf('visaCountry')).toBe('Espagne');
  });

  it('leave a country typed for a service without one', async () => {
    const storage = memoryStorage();
    const page = await open('visa', storage);
    page.write('visaCountry', 'Turquie');
    page.unmount();
    expect((await open('usa', storage)).valueOf('visaCountry')).toBe('Turquie');
  });

  it('are refilled when the form is cleared', async () => {
    const page = await open('usa');
    page.write('visaCountry', 'Espagne');
    act(() => page.result.current.form?.clear());
    expect(page.fields().find(({ name }) => name === 'visaCountry')?.defaultValue).toBe('États-Unis');
  });

  it('are replaced after the form was cleared', async () => {
    const storage = memoryStorage();
    const page = await open('usa', storage);
    page.write('visaCountry', 'Espagne');
    act(() => page.result.current.form?.clear());
    page.unmount();
    expect((await open('turquie', storage)).valueOf('visaCountry')).toBe('Turquie');
  });

  it('are replaced where the browser stores nothing', () => {
    const page = renderHookWithStore(useVisa, {
      store: makeTestStore({ storage: noStorage }),
      initialProps: { name: 'Visa États-Unis' },
    });
    page.rerender({ name: 'Visa Turquie' });
    expect(page.result.current.getValues('visaCountry')).toBe('Turquie');
  });
});
