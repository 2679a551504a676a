import { isDataSaverOn } from '@teranga/core/lib/preferences';
import type { AppStore } from '@teranga/core/app/store';
import type { LoadedDesign } from '@teranga/design-kit';
import type { PageCode } from '../page/pageCode.ts';
import { loadIntent } from '../overlays/intents.ts';
import { ageOfResponses } from './ageOfResponses.ts';
import { cacheSeenPages } from './cacheSeenPages.ts';
import { showOfflineNotice } from './showOfflineNotice.ts';

/** Links the manifest, which together with the worker makes the shop installable. */
function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Sharing works on any page and needs no network, so its code is loaded in advance. */
const loadSharing = (design: LoadedDesign) => loadIntent('share', design).catch(() => undefined);

/** Makes the shop usable without a network. */
export async function goOffline(store: AppStore, design: LoadedDesign, code: PageCode): Promise<void> {
  linkManifest();
  showOfflineNotice(
    window,
    () => ageOfResponses(store),
    (onEvent) => void store.subscribe(onEvent),
  );
  if (!isDataSaverOn()) await loadSharing(design);
  // Offline, the design's error page replaces a page that is not cached, so its code must be loaded
  // by then.
  await code.load('error').catch(code.discard);
  // Storage may be full or forbidden: then the shop is as it was.
  await cacheSeenPages().catch(() => undefined);
}
