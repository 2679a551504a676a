import { orOffline } from '@teranga/core/lib/network';
import { raiseToast } from '@teranga/core/lib/alerts';
import { unexpectedText } from '@teranga/core/lib/api';
import { loadOnce } from '@teranga/core/lib/retry';
import { overlayClosed, useOverlay } from '@teranga/core/features/overlay';
import { useAppDispatch } from '@teranga/core/lib/store';
import { useDesign, type Intent } from '@teranga/design-kit';
import { useLocation, usePreload } from '@teranga/design-kit/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import type { Host } from './host.ts';
import { loadIntent, preloadTargetOf } from './intents.ts';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';

/** Message for an overlay whose code failed to load. */
const failureWords = () => ({ tone: 'error', ...orOffline(unexpectedText) }) as const;

const nothing = () => null;
const noRetry = () => undefined;

/** The hosts that are here, and a way to fetch what an intent needs, once. */
function useHosts() {
  const design = useDesign();
  const [hosts, setHosts] = useState<Partial<Record<Intent, Host>>>({});
  const loaders = useRef(new Map<Intent, () => Promise<void>>());
  const fetchIntent = useCallback(
    (intent: Intent) => {
      const loadHost = async () => {
        const host = await loadIntent(intent, design);
        if (host) setHosts((current) => ({ ...current, [intent]: host }));
      };
      const load = loaders.current.get(intent) ?? loadOnce(loadHost);
      loaders.current.set(intent, load);
      return load();
    },
    [design],
  );
  return { hosts, fetchIntent };
}

/**
 * Renders overlays. Their code is fetched on a shopper's intent, or at the latest when requested.
 */
export function Overlays() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const { overlay, isOpen, opened } = useOverlay();
  const { hosts, fetchIntent } = useHosts();
  const preload = usePreload();
  const lastTouch = usePreloadOnIntent((element) => {
    const { intent, href } = preloadTargetOf(element);
    if (intent) fetchIntent(intent).catch(() => undefined);
    if (href !== null) preload(href);
  });
  const kind = isOpen ? overlay?.kind : undefined;
  useEffect(() => {
    if (!kind) return;
    fetchIntent(kind).catch(() => {
      dispatch(overlayClosed());
      dispatch(raiseToast(failureWords()));
    });
  }, [kind, fetchIntent, dispatch]);
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
        <PageBoundary resetKey={String(opened)} onRetry={noRetry} renderFallback={nothing}>
          <Shown key={opened} lastTouch={lastTouch} />
        </PageBoundary>
      )}
      {Zoom && <Zoom lastTouch={lastTouch} />}
    </>
  );
}
