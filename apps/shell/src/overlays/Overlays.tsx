import { orOffline } from '@teranga/core/lib/network';
import { raiseToast } from '@teranga/core/lib/alerts';
import { unexpectedText } from '@teranga/core/lib/api';
import { overlayClosed, useOverlay } from '@teranga/core/features/overlay';
import { useAppDispatch } from '@teranga/core/lib/store';
import { useDesign, type Intent } from '@teranga/design-kit';
import { useLocation } from '@teranga/design-kit/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { intentOf, loadHost, type Host } from './hosts.ts';

/** Message for an overlay whose code failed to load. */
const failureWords = () => ({ tone: 'error', ...orOffline(unexpectedText) }) as const;

const nothing = () => null;
const noRetry = () => undefined;

/** The hosts that are here, and a way to fetch one; each is fetched once. */
function useHosts() {
  const design = useDesign();
  const [hosts, setHosts] = useState<Partial<Record<Intent, Host>>>({});
  const requested = useRef(new Map<Intent, Promise<void>>());
  const fetchHost = useCallback(
    (intent: Intent) => {
      const loading =
        requested.current.get(intent) ??
        loadHost(intent, design).then((host) => setHosts((known) => ({ ...known, [intent]: host })));
      requested.current.set(intent, loading);
      loading.catch(() => requested.current.delete(intent));
      return loading;
    },
    [design],
  );
  return { hosts, fetchHost };
}

/** Renders overlays. Their code is fetched on a shopper's intent, or at the latest when requested. */
export function Overlays() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const { overlay, isOpen, opened } = useOverlay();
  const { hosts, fetchHost } = useHosts();
  const lastTouch = useRef<Event>(null);
  const kind = isOpen ? overlay?.kind : undefined;
  useEffect(() => {
    const look = (event: Event) => {
      lastTouch.current = event;
      const intent = intentOf(event.target);
      if (intent) fetchHost(intent).catch(() => undefined);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [fetchHost]);
  useEffect(() => {
    if (!kind) return;
    fetchHost(kind).catch(() => {
      dispatch(overlayClosed());
      dispatch(raiseToast(failureWords()));
    });
  }, [kind, fetchHost, dispatch]);
  // Another page has no overlay of the last one.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) dispatch(overlayClosed());
    shownAt.current = key;
  }, [key, dispatch]);
  const Shown = overlay && hosts[overlay.kind];
  const Zoom = hosts.zoom;
  return (
    <>
      {Shown && (
        <PageBoundary place={String(opened)} onRetry={noRetry} renderFallback={nothing}>
          <Shown key={opened} lastTouch={lastTouch} />
        </PageBoundary>
      )}
      {Zoom && <Zoom lastTouch={lastTouch} />}
    </>
  );
}
