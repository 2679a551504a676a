import type { Location, Navigator, To } from 'react-router-dom';

/** What of a window the history uses. */
type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

/** How the shopper came to an address. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE';

/** The address now, and how it was come to. */
export interface Place {
  location: Location;
  arrival: Arrival;
}

/** The browser's session history, for the router to steer by. */
export interface BrowserHistory extends Navigator {
  /** The place of this moment. */
  place: () => Place;
  /** Tells each change of place, before anything is drawn. Gives the way to stop. */
  listen: (hear: (place: Place) => void) => () => void;
}

interface EntryState {
  key: string;
  usr: unknown;
}

/** What the entry of the first load is called. */
const firstKey = 'default';

function readEntry(state: unknown): EntryState {
  const { key, usr } = (state ?? {}) as Partial<EntryState>;
  return { key: typeof key === 'string' ? key : firstKey, usr: usr ?? null };
}

function toHref(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = '/', search = '', hash = '' } = to;
  return pathname + search + hash;
}

function readLocation({ history, location }: HistoryWindow): Location {
  const { key, usr } = readEntry(history.state);
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: usr, key };
}

/** Makes a history over a window. `makeKey` names each new entry. */
export function makeBrowserHistory(owner: HistoryWindow, makeKey: () => string): BrowserHistory {
  const listeners = new Set<(place: Place) => void>();
  let arrival: Arrival = 'POP';
  const place = (): Place => ({ location: readLocation(owner), arrival });
  const tell = (how: Arrival) => {
    arrival = how;
    for (const hear of listeners) hear(place());
  };
  const hearPop = () => tell('POP');
  return {
    place,
    listen: (hear) => {
      if (listeners.size === 0) owner.addEventListener('popstate', hearPop);
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) owner.removeEventListener('popstate', hearPop);
      };
    },
    createHref: toHref,
    go: (delta) => owner.history.go(delta),
    push: (to, state: unknown) => {
      owner.history.pushState({ key: makeKey(), usr: state ?? null }, '', toHref(to));
      tell('PUSH');
    },
    replace: (to, state: unknown) => {
      owner.history.replaceState({ key: makeKey(), usr: state ?? null }, '', toHref(to));
      tell('REPLACE');
    },
  };
}
