import { answersOf, aWorld, failing, handlersFor, pending, type World } from '@teranga/testing';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../app/store/makeStore.ts';
import { makeTestStore, memoryStorage } from './testStore.ts';

/** What answers a call. */
export type Answer = (request: Request) => Promise<Response>;

/** Data and failures of a story's store. */
export interface TestStoreProps {
  /** Overrides of the mock back end's default data. */
  world?: Partial<World>;
  /** Handlers that take precedence over the world's: calls that fail or never answer. */
  handlers?: ReturnType<typeof handlersFor>;
  /** Passes each call on to the back end: a network that is slow, or cut. */
  network?: (answer: Answer) => Answer;
  /** Calls that fail, by their paths under `/api`: `/wishlist`. */
  failing?: string[];
  /** Calls that are never answered. */
  pending?: string[];
  /** Content of the browser's local storage. */
  local?: Record<string, string>;
  /** Actions performed before the first render. */
  prepare?: (store: AppStore) => void;
  children: ReactNode;
}

/** A real store with a mock back end, wrapped around a story or a test. */
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
    const testStore = makeTestStore({ fetch: network(fetch), storage: memoryStorage(local) });
    prepare?.(testStore);
    return testStore;
  });
  return <Provider store={store}>{children}</Provider>;
}
