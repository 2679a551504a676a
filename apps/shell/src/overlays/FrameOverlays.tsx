import { useOverlay } from '@teranga/core/features/overlay';
import { createElement, useEffect, useState } from 'react';
import type { Overlays } from './Overlays.tsx';

/** Loads the overlays once a shopper points at, focuses or requests something. */
export function FrameOverlays() {
  const { opened } = useOverlay();
  const [here, setHere] = useState<{ renderUi: typeof Overlays; touched: Event | null } | null>(null);
  const isWanted = opened > 0;
  useEffect(() => {
    if (here) return undefined;
    const load = (touched: Event | null) => {
      // Missing: the page is about to reload. Failed: the next press retries.
      void import('./Overlays.tsx')
        .then((module) => module && setHere({ renderUi: module.Overlays, touched }))
        .catch(() => undefined);
    };
    if (isWanted) load(null);
    document.addEventListener('pointerover', load, { once: true });
    document.addEventListener('focusin', load, { once: true });
    return () => {
      document.removeEventListener('pointerover', load);
      document.removeEventListener('focusin', load);
    };
  }, [here, isWanted]);
  return here && createElement(here.renderUi, { touched: here.touched });
}
