import { aService, aWorld } from '@teranga/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { renderQuote, visa } from './testing/quotePage.tsx';

const paris = aService({ id: 'paris', name: 'Billet d’avion Dakar – Paris' });
serveWorld(() => aWorld({ services: [paris, visa] }));

type Rendered = Awaited<ReturnType<typeof renderQuote>>;
const standsIn = ({ fields }: Rendered) =>
  Object.fromEntries(fields().map(({ name, defaultValue }) => [name, defaultValue]));

describe('The trip in a URL', () => {
  const text = 'destination=Paris&date=2026-12-12';

  it('prefills the form and is saved', async () => {
    const storage = memoryStorage();
    for (const store of [makeTestStore({ storage }), makeTestStore({ storage })]) {
      const page = await renderQuote({ text, store });
      await waitFor(() =>
        expect(standsIn(page)).toMatchObject({ destination: 'Paris', departureDate: '2026-12-12' }),
      );
      page.unmount();
    }
  });

  it('does not overwrite typed values when the page is reloaded', async () => {
    const storage = memoryStorage();
    const page = await renderQuote({ text, store: makeTestStore({ storage }) });
    page.write('destination', 'Lyon');
    page.unmount();
    const reloaded = await renderQuote({ text, store: makeTestStore({ storage }) });
    await waitFor(() =>
      expect(standsIn(reloaded)).toMatchObject({ destination: 'Lyon', departureDate: '2026-12-12' }),
    );
  });
});
