import { useAddress } from '@teranga/design-kit/navigation';
import { useEffect, useRef } from 'react';
import { keepFocus } from '../mainElement.ts';
import type { ScrollPlaces } from './ScrollPlaces.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/** Moves the focus to a page that has come: where another path is shown, where what had the focus is gone, or to a place of the page that is asked for. */
function useFocusPlace(): void {
  const { pathname, hash, key } = useAddress();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, key };
    if (last.key === key && last.pathname === pathname) return undefined;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    return isLost || hash !== '' || last.pathname !== pathname ? keepFocus(document, hash) : undefined;
  }, [pathname, hash, key]);
}

/** Stands after the page in the tree: when its effects run, the page is on screen. */
export function Arrival({ places, onReady }: { places: ScrollPlaces; onReady: () => void }) {
  useScrollPlace(places);
  useFocusPlace();
  useEffect(onReady, [onReady]);
  return null;
}
