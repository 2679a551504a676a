import { jsonSlot, type BrowserStorage } from '@teranga/core/lib/services';
import type { Page, ScrollPositions } from './ScrollPositions.ts';

/** A page the shopper was on, and where. */
interface PageState {
  path: string;
  search: string;
  /** The hash of the page's address; empty if it has none. */
  hash: string;
  scroll: number;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** Number of recent pages whose state is stored. */
export const savedPageStates = 5;

function toPageStates(value: unknown): PageState[] {
  const isState = (item: unknown): item is PageState => {
    const { path, search, hash, scroll } = (item ?? {}) as Partial<Record<keyof PageState, unknown>>;
    return [path, search, hash].every((part) => typeof part === 'string') && typeof scroll === 'number';
  };
  return Array.isArray(value) ? value.filter(isState) : [];
}

const statesSlot = jsonSlot<PageState[]>('navigationStates', 'session', [], toPageStates);

const isAt = (state: PageState, { pathname, search, hash }: Page) =>
  state.path === pathname && state.search === search && state.hash === hash;

/** Stores the scroll positions of recent pages in the session storage. */
export function makeScrollPositions(storage: BrowserStorage, now: () => number): ScrollPositions {
  return {
    recall: (page) => statesSlot.get(storage).find((state) => isAt(state, page))?.scroll ?? null,
    persist: (page, scroll) => {
      const others = statesSlot.get(storage).filter((state) => !isAt(state, page));
      const state = { path: page.pathname, search: page.search, hash: page.hash, scroll, timestamp: now() };
      statesSlot.set(storage, [...others, state].slice(-savedPageStates));
    },
  };
}
