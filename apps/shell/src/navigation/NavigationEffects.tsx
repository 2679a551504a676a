import { useLocation } from '@teranga/design-kit/navigation';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { catchFocus, focusPage } from '../page/mainElement.ts';
import type { ScrollPositions } from './ScrollPositions.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/**
 * Moves the focus to a new page: when the path changes, when a link leads to the same page again,
 * when the focused element is gone, or when the address has a hash.
 */
function useFocusPage(): void {
  const { pathname, search, hash, key } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ pathname, search, key });
  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, search, key };
    if (last.key !== key || last.pathname !== pathname) {
      const isFocusOnBody = document.activeElement === null || document.activeElement === document.body;
      const isNewPage = last.pathname !== pathname || (last.search === search && !isStep);
      if (isFocusOnBody || hash !== '' || isNewPage) focusPage(document, hash);
    }
    return catchFocus(document, hash);
  }, [pathname, search, hash, key, isStep]);
}

/** Comes after the page in the tree, so that the page is on screen when its effects run. */
export function NavigationEffects({
  scrollPositions,
  onReady,
}: {
  scrollPositions: ScrollPositions;
  onReady: () => void;
}) {
  useScrollRestoration(scrollPositions);
  useFocusPage();
  useEffect(onReady, [onReady]);
  return null;
}
