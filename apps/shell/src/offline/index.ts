import type { LoadedDesign } from '@teranga/design-kit';
import { keepWhatIsSeen } from './keepWhatIsSeen.ts';
import { watchNetwork } from './offlineNotice.ts';

/** Names what a shop looks like once it is installed: with the worker, what makes it so. */
function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Makes the shop usable without a network. `drawnAt` is when the page that was loaded was drawn, in milliseconds. */
export async function goOffline(drawnAt: number, { design }: LoadedDesign): Promise<void> {
  linkManifest();
  watchNetwork(window, drawnAt, Date.now);
  // A page that is not kept is told so by the design: that page must be here by then.
  await design.pages.error?.();
  // Storage may be full or forbidden: then the shop is as it was.
  await keepWhatIsSeen().catch(() => undefined);
}
