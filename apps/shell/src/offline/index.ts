import { keepWhatIsSeen } from './keepWhatIsSeen.ts';
import { watchNetwork } from './offlineNotice.ts';

/** Makes the shop usable without a network. `drawnAt` is when the page that was loaded was drawn, in milliseconds. */
export function goOffline(drawnAt: number): void {
  watchNetwork(window, drawnAt, Date.now);
  // Storage may be full or forbidden: then the shop is as it was.
  keepWhatIsSeen().catch(() => undefined);
}
