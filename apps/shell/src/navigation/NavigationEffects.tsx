import { useLocation } from '@teranga/design-kit/navigation';
import { useEffect, useRef } from 'react';
import { catchFocus, focusPage } from '../mainElement.ts';
import type { ScrollPositions } from './ScrollPositions.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/**
 * Moves the focus to a new page: when the path changes, when the focused element is gone, or when
 * the address has a hash.
 */
function useFocusPlace(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, key };
    if (last.key !== key || last.pathname !== pathname) {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost || hash !== '' || last.pathname !== pathname) focusPage(document, hash);
    }
    return catchFocus(document, hash);
  }, [pathname, hash, key]);
}

/** Comes after the page in the tree, so that the page is on screen when its effects run. */
export function NavigationEffects({ places, onReady }: { places: ScrollPositions; onReady: () => void }) {
  useScrollRestoration(places);
  useFocusPlace();
  useEffect(onReady, [onReady]);
  return null;
}
