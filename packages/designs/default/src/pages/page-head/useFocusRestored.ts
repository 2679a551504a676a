import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whether nothing is focused, or an element that is being removed: the message whose «Annuler» was
 * pressed.
 */
function isFocusLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[inert]') !== null;
}

/**
 * Keeps the focus at a list whose focused item left it, or it would fall to the page's top.
 * @param count How many the list holds; null while that is not known.
 */
export function useFocusRestored<Target extends HTMLElement>(count: number | null): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(count);
  useEffect(() => {
    const isChanged = count !== null && before.current !== null && count !== before.current;
    before.current = count;
    if (isChanged && isFocusLost(document.activeElement)) target.current?.focus();
  }, [count]);
  return target;
}
