import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '../hydration/index.ts';
import { typedValue } from './typedBefore.ts';

/**
 * Calls `choose` with what was chosen before hydration in the controlled list of an element. For
 * lists whose name other lists of the page have too.
 */
export function useChosenBefore(
  element: RefObject<HTMLElement | null>,
  choose: (value: string) => void,
): void {
  const isHydrated = useHydrated();
  const first = useRef({ choose, isFromServer: !isHydrated });
  useLayoutEffect(() => {
    const list = element.current?.querySelector('select');
    const value = list && first.current.isFromServer ? typedValue(list) : null;
    if (value !== null) first.current.choose(value);
  }, [element]);
}
