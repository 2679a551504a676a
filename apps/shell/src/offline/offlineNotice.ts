import styles from './offlineNotice.module.css';

const moment = new Intl.DateTimeFormat('fr-SN', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Dakar',
});

/** What is said while there is no network. `seenAt` is when there was one, in milliseconds. */
export const offlineWords = (seenAt: number): string =>
  `Hors ligne. Vous voyez ce qui était là le ${moment.format(seenAt)} ; votre panier est gardé.`;

/** Says, for as long as there is no network, since when. `drawnAt` is when the page that was loaded was drawn, in milliseconds. */
export function watchNetwork(window: Window, drawnAt: number, now: () => number): void {
  let seenAt = drawnAt;
  const notice = window.document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.className = styles['notice'] ?? '';
  const tell = () => {
    const isOffline = !window.navigator.onLine;
    notice.textContent = isOffline ? offlineWords(seenAt) : '';
    notice.hidden = !isOffline;
  };
  tell();
  window.document.body.append(notice);
  window.addEventListener('online', tell);
  window.addEventListener('offline', () => {
    seenAt = now();
    tell();
  });
}
