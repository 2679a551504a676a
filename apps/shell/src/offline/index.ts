import type { LoadedDesign } from '@teranga/design-kit';
import { keepWhatIsSeen } from './keepWhatIsSeen.ts';
import { watchNetwork } from './offlineNotice.ts';

/** Makes the shop usable without a network. `drawnAt` is when the page that was loaded was drawn, in milliseconds. */
export async function goOffline(drawnAt: number, { design }: LoadedDesign): Promise<void> {
  watchNetwork(window, drawnAt, Date.now);
  // A page that is not kept is told so by the design: that page must be here by then.
  await design.pages.error?.();
  // Storage may be full or forbidden: then the shop is as it was.
  await keepWhatIsSeen().catch(() => undefined);
}
