import { aService, aWorld } from '@teranga/testing';
import { fill } from '@teranga/testing/fill';
import { act, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { makeTestStore, markRender, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { addressOf } from './testing/quotePage.tsx';
import { useQuote, type QuoteView } from './useQuote.ts';

serveWorld(() => aWorld({ services: [aService({ id: 'vol', name: 'Billet d’avion' })] }));

interface Shown {
  quote?: QuoteView;
}

const address = addressOf('serviceId=vol');
const callbacks = { onInvalid: () => undefined };

/** Every field of the form, and a look at the view. */
function Form({ report }: { report: (quote: QuoteView) => void }) {
  const quote = useQuote(address, callbacks);
  useLayoutEffect(() => {
    report(quote);
    markRender();
  });
  return quote.form?.groups.flatMap(({ fields }) =>
    fields.map(({ name, ref, onChange, onBlur, defaultValue }) => (
      <input key={name} {...{ name, ref, onChange, onBlur, defaultValue }} />
    )),
  );
}

const inputOf = (name: string, page: ParentNode = document) =>
  page.querySelector<HTMLInputElement>(`[name="${name}"]`);

async function renderUi(storage = memoryStorage()) {
  const reported: Shown = {};
  const { container } = render(
    <Provider store={makeTestStore({ storage })}>
      <Form report={(quote) => void Object.assign(reported, { quote })} />
    </Provider>,
  );
  await waitFor(() => expect(inputOf('origin', container)).not.toBe(null));
  const write = async (name: string, value: string) => {
    const input = inputOf(name, container);
    if (input) await fill(input, value);
  };
  return { reported, write, container };
}

const focused = () => document.activeElement?.getAttribute('name');

describe('The focus of the quote form', () => {
  it('moves to an added step, and to the last one when a step is removed', async () => {
    const { reported, write } = await renderUi();
    await write('travelType', 'multiCity');
    await waitFor(() => expect(reported.quote?.form?.addLeg).not.toBe(null));
    act(() => reported.quote?.form?.addLeg?.());
    await waitFor(() => expect(focused()).toBe('legs.1.origin'));
    act(() => reported.quote?.form?.groups.find(({ id }) => id === 'legs.1')?.remove?.());
    await waitFor(() => expect(focused()).toBe('legs.0.origin'));
  });
});

describe('An error message', () => {
  it('names the question where its text does not', async () => {
    const { reported, write } = await renderUi();
    await write('passengers.children', '99');
    await write('departureDate', '2020-01-01');
    act(() => reported.quote?.form?.submit());
    await waitFor(() => expect(reported.quote?.form?.errors.length).toBe(7));
    expect(reported.quote?.form?.errors.map(({ message }) => message)).toEqual([
      'Ville de départ est requise',
      'Destination est requise',
      'Date de départ : Choisissez une date à partir d’aujourd’hui',
      'Enfants : Indiquez un nombre entier de 0 à 30',
      'Nom complet est requis',
      'Email est requis',
      'Téléphone est requis',
    ]);
  });
});

it('Two tabs each preserve their own input', async () => {
  const storage = memoryStorage();
  const one = await renderUi(storage);
  const other = await renderUi(storage);
  await one.write('origin', 'Dakar');
  await other.write('destination', 'Istanbul');
  await one.write('name', 'Awa');
  const after = await renderUi(storage);
  await waitFor(() => expect(inputOf('origin', after.container)?.value).toBe('Dakar'));
  await waitFor(() => expect(inputOf('destination', after.container)?.value).toBe('Istanbul'));
  await waitFor(() => expect(inputOf('name', after.container)?.value).toBe('Awa'));
});
