import { jsonSlot, type BrowserStorage } from '@teranga/core/store';
import type { Address } from '@teranga/design-kit/navigation';
import type { ScrollPlaces } from './ScrollPlaces.ts';

/** A page the shopper was on, and where. */
interface PageState {
  path: string;
  search: string;
  scroll: number;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** How many recent pages are kept. */
export const keptPageStates = 5;

function toPageStates(value: unknown): PageState[] {
  const isState = (item: unknown): item is PageState => {
    const { path, search, scroll } = (item ?? {}) as Partial<Record<keyof PageState, unknown>>;
    return typeof path === 'string' && typeof search === 'string' && typeof scroll === 'number';
  };
  return Array.isArray(value) ? value.filter(isState) : [];
}

const statesSlot = jsonSlot<PageState[]>('navigationStates', 'session', [], toPageStates);

const isAt = (state: PageState, { pathname, search }: Pick<Address, 'pathname' | 'search'>) =>
  state.path === pathname && state.search === search;

/** Keeps where the last few pages were scrolled to in the session's storage. */
export function makeScrollPlaces(storage: BrowserStorage, now: () => number): ScrollPlaces {
  return {
    recall: (page) => statesSlot.get(storage).find((state) => isAt(state, page))?.scroll ?? null,
    keep: (page, scroll) => {
      const others = statesSlot.get(storage).filter((state) => !isAt(state, page));
      const state = { path: page.pathname, search: page.search, scroll, timestamp: now() };
      statesSlot.set(storage, [...others, state].slice(-keptPageStates));
    },
  };
}
