import { dateFormat } from '@teranga/core/clock';
import styles from './offlineNotice.module.css';

const writeMoment = dateFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Dakar',
});

/** What is said while there is no network. `seenAt` is when the server gave what is shown, in milliseconds; null where that cannot be told. */
export const offlineWords = (seenAt: number | null): string =>
  seenAt === null
    ? 'Hors ligne. Votre panier est gardé.'
    : `Hors ligne. Vous voyez ce qui était là le ${writeMoment(seenAt)} ; votre panier est gardé.`;

/** Says, for as long as there is no network, how old what is on screen is: by `ageOf`, anew whenever `onChange` tells that something else is there. */
export function watchNetwork(
  window: Window,
  ageOf: () => Promise<number | null>,
  onChange: (hear: () => void) => void,
): void {
  const notice = window.document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.className = styles['notice'] ?? '';
  notice.hidden = true;
  let told = 0;
  const tell = async () => {
    const turn = (told += 1);
    const words = window.navigator.onLine ? '' : offlineWords(await ageOf().catch(() => null));
    // Something else is told by now.
    if (turn !== told) return;
    if (notice.textContent !== words) notice.textContent = words;
    notice.hidden = words === '';
  };
  void tell();
  window.document.body.append(notice);
  window.addEventListener('online', () => void tell());
  window.addEventListener('offline', () => void tell());
  onChange(() => {
    if (!window.navigator.onLine) void tell();
  });
}
