import { renderHook } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../app/store/makeStore.ts';
import { makeTestStore } from './store/testStore.ts';

export * from './store/testStore.ts';

/**
 * Changes the document, which `waitFor` observes: a render that leaves it as it was is seen by its
 * next look only, 50 ms later.
 */
export const markRender = () => void document.documentElement.toggleAttribute('data-rendered');

/** Runs a hook in a real store. */
export function renderHookWithStore<Result, Props>(
  hook: (props: Props) => Result,
  options: { store?: AppStore; initialProps?: Props } = {},
) {
  const { store = makeTestStore(), initialProps } = options;
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const useMarked = (props: Props) => {
    const result = hook(props);
    useEffect(markRender);
    return result;
  };
  const rendered = renderHook(useMarked, {
    wrapper,
    ...(initialProps === undefined ? {} : { initialProps }),
  });
  return { ...rendered, store };
}
