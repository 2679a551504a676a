import { answersOf, aWorld, failing, handlersFor, pending, type World } from '@teranga/testing';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../store/makeStore.ts';
import { makeTestStore, memoryStorage } from './testStore.ts';

/** What answers a call. */
export type Answer = (request: Request) => Promise<Response>;

/** What a drawing's store answers from. */
export interface TestStoreProps {
  /** What the pretended back end holds besides its usual things. */
  world?: Partial<World>;
  /** Asked before the world's own: a call that fails, or never answers. */
  handlers?: ReturnType<typeof handlersFor>;
  /** Passes each call on to the back end: a network that is slow, or cut. */
  network?: (answer: Answer) => Answer;
  /** Calls that fail, by their paths under `/api`: `/wishlist`. */
  failing?: string[];
  /** Calls that are never answered. */
  pending?: string[];
  /** What the browser's local storage holds. */
  local?: Record<string, string>;
  /** What a shopper did before the page was drawn. */
  prepare?: (store: AppStore) => void;
  children: ReactNode;
}

/** A real store against a pretended back end, round what is drawn in a story or a test. */
export function TestStore({
  world,
  handlers = [],
  network = (answer) => answer,
  failing: failingPaths = [],
  pending: pendingPaths = [],
  local,
  prepare,
  children,
}: TestStoreProps) {
  const [store] = useState(() => {
    const fetch = answersOf([
      ...handlers,
      ...failingPaths.map((path) => failing(path)),
      ...pendingPaths.map(pending),
      ...handlersFor(aWorld(world)),
    ]);
    const made = makeTestStore({ fetch: network(fetch), storage: memoryStorage(local) });
    prepare?.(made);
    return made;
  });
  return <Provider store={store}>{children}</Provider>;
}
