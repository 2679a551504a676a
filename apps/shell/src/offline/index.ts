import { isEconomical } from '@teranga/core/economy';
import type { AppStore } from '@teranga/core/store';
import type { LoadedDesign } from '@teranga/design-kit';
import { loadHost } from '../overlays/hosts.ts';
import { makeAgeOfAnswers } from './ageOfAnswers.ts';
import { cacheSeenPages } from './cacheSeenPages.ts';
import { watchNetwork } from './offlineNotice.ts';

/** Names what a shop looks like once it is installed: with the worker, what makes it so. */
function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** What a shopper may ask for on any page, and needs no network: sharing what they see. */
const loadSharing = (design: LoadedDesign) =>
  Promise.allSettled([import('../overlays/Overlays.tsx'), loadHost('share', design)]);

/** Makes the shop usable without a network. */
export async function goOffline(store: AppStore, design: LoadedDesign): Promise<void> {
  linkManifest();
  watchNetwork(window, makeAgeOfAnswers(store, window), (onEvent) => void store.subscribe(onEvent));
  if (!isEconomical()) await loadSharing(design);
  // A page that is not kept is told so by the design: that page must be here by then.
  await design.design.pages.error?.();
  // Storage may be full or forbidden: then the shop is as it was.
  await cacheSeenPages().catch(() => undefined);
}
