import { aService } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { makeTestStore, renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import type { AppStore } from '../../../app/store/makeStore.ts';
import { useQuote } from '../useQuote.ts';

/** A service of another kind than the world's. */
export const visa = aService({
  id: 'visa',
  name: 'Visa Schengen',
  service_category: { id: 'visas', name: 'Visas' },
});
/** An address of the page. */
export const addressOf = (text: string, serviceId = '') => ({ serviceId, query: new URLSearchParams(text) });

interface Rendered {
  text?: string;
  serviceId?: string;
  store?: AppStore;
}

/** The page at an address, once its services are here. */
export async function renderQuote({ text = '', serviceId = '', store = makeTestStore() }: Rendered = {}) {
  const callbacks = { onInvalid: vi.fn<() => void>(), onSent: vi.fn<() => void>() };
  const rendered = renderHookWithStore(({ address }) => useQuote(address, callbacks), {
    store,
    initialProps: { address: addressOf(text, serviceId) },
  });
  await waitFor(() => expect(rendered.result.current.page.status).toBe('ready'));
  const fields = () => rendered.result.current.form?.groups.flatMap((group) => group.fields) ?? [];
  const write = (name: string, value: string) =>
    act(() => {
      fields()
        .find((field) => field.name === name)
        ?.onChange({ target: { name, value } });
    });
  const submit = () => act(() => rendered.result.current.form?.submit());
  const page = () => {
    const view = rendered.result.current.page;
    if (view.status !== 'ready') throw new Error(`The page is ${view.status}.`);
    return view;
  };
  return { ...rendered, callbacks, fields, write, submit, page };
}

const visaAnswers: [string, string][] = [
  ['visaType', 'tourist'],
  ['visaCountry', 'France'],
  ['travelDate', '2026-12-01'],
  ['visaDuration', '30'],
  ['name', 'Awa Ndiaye'],
  ['email', 'awa@example.sn'],
  ['phone', '77 123 45 67'],
];

/** The page with every answer a visa needs. */
export async function renderFilled(store = makeTestStore()) {
  const rendered = await renderQuote({ text: 'serviceId=visa', store });
  for (const [name, value] of visaAnswers) rendered.write(name, value);
  return rendered;
}
