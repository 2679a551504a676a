// @vitest-environment jsdom
import { aService, aWorld } from '@teranga/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTestStore, memoryStorage } from '../testing/renderWithStore.tsx';
import { serveWorld } from '../testing/serve.ts';
import { addressOf, drawQuote, visa } from './testing/quotePage.tsx';

const flight = (id: string, name: string) => aService({ id, name });
const paris = flight('paris', 'Billet d’avion Dakar – Paris');
const dubai = flight('dubai', 'Billet d’avion Dakar – Dubaï');
serveWorld(() => aWorld({ services: [paris, dubai, visa] }));

type Drawn = Awaited<ReturnType<typeof drawQuote>>;
const standsIn = ({ fields }: Drawn) =>
  Object.fromEntries(fields().map(({ name, defaultValue }) => [name, defaultValue]));

describe('what an address says of the trip', () => {
  const text = 'destination=Paris&date=2026-12-12';

  it('stands in the form from the start, and is kept', async () => {
    const storage = memoryStorage();
    for (const store of [makeTestStore({ storage }), makeTestStore({ storage })]) {
      const page = await drawQuote({ text, store });
      await waitFor(() =>
        expect(standsIn(page)).toMatchObject({ destination: 'Paris', departureDate: '2026-12-12' }),
      );
      page.unmount();
    }
  });

  it('is not put over what was typed when the page is loaded again', async () => {
    const storage = memoryStorage();
    const page = await drawQuote({ text, store: makeTestStore({ storage }) });
    page.write('destination', 'Lyon');
    page.unmount();
    const again = await drawQuote({ text, store: makeTestStore({ storage }) });
    await waitFor(() =>
      expect(standsIn(again)).toMatchObject({ destination: 'Lyon', departureDate: '2026-12-12' }),
    );
  });
});

describe('the way of a flight', () => {
  it('stands in its form, and follows the flight that is chosen instead', async () => {
    const page = await drawQuote({ text: 'serviceId=paris' });
    const asked = () => new URL(page.result.current.whatsappHref ?? 'about:').searchParams.get('text');
    await waitFor(() => expect(asked()).toMatch(/Ville de départ : Dakar\n.*Destination : Paris/));
    page.rerender({ address: addressOf('serviceId=dubai') });
    await waitFor(() => expect(asked()).toMatch(/Ville de départ : Dakar\n.*Destination : Dubaï/));
  });

  it('is not put over what was typed when the page is loaded again', async () => {
    const storage = memoryStorage();
    const page = await drawQuote({ text: 'serviceId=paris', store: makeTestStore({ storage }) });
    page.write('origin', 'Ziguinchor');
    page.unmount();
    const again = await drawQuote({ text: 'serviceId=paris', store: makeTestStore({ storage }) });
    await waitFor(() =>
      expect(standsIn(again)).toMatchObject({ origin: 'Ziguinchor', destination: 'Paris' }),
    );
  });
});
