import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../app/store/makeStore.ts';
import { makeTestStore } from './store/testStore.ts';

export * from './store/testStore.ts';

/** Runs a hook in a real store. */
export function renderHookWithStore<Result, Props>(
  hook: (props: Props) => Result,
  options: { store?: AppStore; initialProps?: Props } = {},
) {
  const { store = makeTestStore(), initialProps } = options;
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const rendered = renderHook(hook, { wrapper, ...(initialProps === undefined ? {} : { initialProps }) });
  return { ...rendered, store };
}
