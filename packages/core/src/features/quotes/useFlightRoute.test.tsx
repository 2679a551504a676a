import { aService, aWorld } from '@teranga/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { routeOf } from './routeDraft.ts';
import { readDraft } from './quoteDraft.ts';
import { addressOf, renderQuote } from './testing/quotePage.tsx';

const named = (id: string, name: string) => aService({ id, name });
serveWorld(() =>
  aWorld({
    services: [
      named('paris', 'Billet d’avion Dakar – Paris'),
      named('dubai', 'Billet d’avion Dakar – Dubaï'),
      named('vol', 'Billet d’avion'),
      named('hotel', 'Hôtel'),
      named('hotel-paris', 'Hôtel à Paris'),
      named('hotel-saly', 'Hôtel et séjour à Saly'),
      named('attestation', 'Attestation de vol'),
    ],
  }),
);

type Store = ReturnType<typeof makeTestStore>;

/** Origin and destination in the saved draft: 'Dakar – Paris'. */
const placesIn = (store: Store) => {
  const { origin, destination } = routeOf(store.dispatch(readDraft(Date.now())));
  return `${origin} – ${destination}`;
};

/** Simulates a visit: choosing, typing, clearing and reloading, step by step. */
async function visit(steps: readonly string[]) {
  let storage = memoryStorage();
  let store = makeTestStore({ storage });
  let text = '';
  let page = await renderQuote({ store });
  const open = async () => {
    page.unmount();
    store = makeTestStore({ storage });
    page = await renderQuote({ text, store });
  };
  for (const step of steps) {
    const [what = '', value = ''] = step.split('=');
    if (what === 'reload') await open();
    else if (what === 'new tab') {
      storage = { ...memoryStorage(), local: storage.local };
      await open();
    } else if (what === 'clear') act(() => page.result.current.form?.clear());
    else if (what === 'trip') {
      text = `destination=${value}`;
      await open();
    } else if (what === 'choose') {
      text = value && `serviceId=${value}`;
      page.rerender({ address: addressOf(text) });
    } else page.write(what, value);
  }
  return placesIn(store);
}

describe('the route of a flight', () => {
  it.each([
    ['stands in its form', ['choose=paris'], 'Dakar – Paris'],
    ['follows the flight that is chosen instead', ['choose=paris', 'choose=dubai'], 'Dakar – Dubaï'],
    ['goes with its flight', ['choose=dubai', 'choose=hotel'], ' – '],
    ['goes for a flight whose name says no route', ['choose=dubai', 'choose=vol'], ' – '],
    ['stays while nothing else is chosen', ['choose=dubai', 'choose='], 'Dakar – Dubaï'],
    ['goes once something else is chosen', ['choose=dubai', 'choose=', 'choose=hotel'], ' – '],
    ['goes after the page was reloaded', ['choose=dubai', 'reload', 'choose=hotel'], ' – '],
    [
      'gives way to what stood there before',
      [
        'choose=attestation',
        'origin=Thiès',
        'destination=Rome',
        'choose=paris',
        'choose=dubai',
        'choose=hotel',
      ],
      'Thiès – Rome',
    ],
    ['gives way to the trip it was guessed from', ['trip=Dubaï', 'choose=hotel'], ' – Dubaï'],
    ['gives way to a trip requested since', ['choose=paris', 'trip=Dubaï', 'choose=hotel'], ' – Dubaï'],
    ['is back after a trip elsewhere', ['choose=paris', 'trip=Dubaï', 'choose=paris'], 'Dakar – Paris'],
  ])('the route of a flight %s', async (_claim, steps, places) => {
    expect(await visit(steps)).toBe(places);
  });
});

describe('the place of a hotel', () => {
  it.each([
    ['stands in its form', ['choose=hotel-paris'], ' – Paris'],
    ['follows the hotel opened later', ['choose=hotel-paris', 'reload', 'choose=hotel-saly'], ' – Saly'],
    ['gives way to the route of a flight', ['choose=hotel-saly', 'choose=dubai'], 'Dakar – Dubaï'],
    ['follows a flight', ['choose=dubai', 'choose=hotel-saly'], ' – Saly'],
    ['goes with its hotel', ['choose=hotel-saly', 'choose=attestation'], ' – '],
    ['stays as it was typed', ['choose=hotel-saly', 'destination=Mbour', 'reload'], ' – Mbour'],
    [
      'leaves the origin typed before',
      ['choose=attestation', 'origin=Thiès', 'choose=hotel-saly', 'choose=attestation'],
      'Thiès – ',
    ],
  ])('the place of a hotel %s', async (_claim, steps, places) => {
    expect(await visit(steps)).toBe(places);
  });
});

describe('Input that replaces a flight’s route', () => {
  const typed = ['choose=paris', 'destination=Lyon'];

  it.each([
    ['stays when the page is reloaded', ['reload'], 'Dakar – Lyon'],
    ['stays in a new tab, or after a cut', ['new tab'], 'Dakar – Lyon'],
    ['is back in a new tab with its flight', ['choose=dubai', 'new tab', 'choose=paris'], 'Dakar – Lyon'],
    ['stays over a trip in a new tab', ['trip=Dubaï', 'destination=Milan', 'new tab'], 'Dakar – Milan'],
    ['stays when another kind of service is chosen', ['choose=hotel'], ' – Lyon'],
    ['does not go to another flight', ['choose=dubai'], 'Dakar – Dubaï'],
    ['is back with its flight', ['choose=dubai', 'choose=paris'], 'Dakar – Lyon'],
    ['is back with its flight after another kind', ['choose=hotel', 'choose=paris'], 'Dakar – Lyon'],
    ['is back after the page was reloaded', ['choose=dubai', 'reload', 'choose=paris'], 'Dakar – Lyon'],
    ['stays once it is back', ['choose=dubai', 'choose=paris', 'choose=hotel'], ' – Lyon'],
    [
      'does not go over what was typed for another kind since',
      ['choose=hotel', 'destination=Saly', 'choose=paris', 'choose=hotel'],
      ' – Saly',
    ],
    ['gives way to a trip requested since, the rest stays', ['origin=Thiès', 'trip=Paris'], 'Thiès – Paris'],
    ['is removed when all is cleared', ['choose=dubai', 'clear', 'choose=paris'], 'Dakar – Paris'],
    ['stays when it is typed after all was cleared', ['clear', 'origin=Thiès', 'reload'], 'Thiès – Paris'],
    ['gives way to the route of the flight when all is cleared', ['clear'], 'Dakar – Paris'],
    ['leaves nothing behind once all was cleared', ['clear', 'choose=hotel'], ' – '],
    ['lets the route return once it is cleared', ['clear', 'choose=dubai', 'choose=paris'], 'Dakar – Paris'],
  ])('the input %s', async (_claim, steps, places) => {
    expect(await visit([...typed, ...steps])).toBe(places);
  });
});
