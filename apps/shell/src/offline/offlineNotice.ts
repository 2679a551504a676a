import { dateFormat } from '@teranga/core/clock';
import styles from './offlineNotice.module.css';

const writeMoment = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Dakar',
});

/** What is said once, when the network goes. */
const offlineWords = 'Hors ligne. Votre panier est gardé.';

/** How old what is shown is, which is read and not announced. `seenAt` is when the server gave it, in milliseconds; null where that cannot be told. */
const ageWords = (seenAt: number | null): string =>
  seenAt === null ? '' : `Page du ${writeMoment(seenAt)}.`;

function addTo<K extends 'div' | 'p' | 'span'>(parent: Element, tag: K): HTMLElementTagNameMap[K] {
  const element = parent.ownerDocument.createElement(tag);
  parent.append(element);
  return element;
}

/** The notice, empty, at the end of the page: where it stands, and what it says. */
function addNotice({ body }: Document) {
  const place = addTo(body, 'div');
  place.className = styles['place'] ?? '';
  const notice = addTo(place, 'p');
  notice.className = styles['notice'] ?? '';
  const state = addTo(notice, 'span');
  state.setAttribute('role', 'status');
  const age = addTo(notice, 'span');
  age.className = styles['age'] ?? '';
  return { notice, state, age };
}

/** Leaves an element alone that says so already. */
function say(element: Element, words: string) {
  if (element.textContent !== words) element.textContent = words;
}

/** Says, for as long as there is no network, how old what is on screen is: by `ageOf`, anew whenever `onChange` tells that something else is there. */
export function watchNetwork(
  window: Window,
  ageOf: () => Promise<number | null>,
  onChange: (onEvent: () => void) => void,
): void {
  const { notice, state, age } = addNotice(window.document);
  const { navigator } = window;
  let notified = 0;
  const showAge = async () => {
    const turn = (notified += 1);
    const words = navigator.onLine ? '' : ageWords(await ageOf().catch(() => null));
    // Something else is told by now.
    if (turn === notified) say(age, words);
  };
  const notify = () => {
    // Bars that stay at the foot of the window give way to it.
    window.document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
    notice.toggleAttribute('data-shown', !navigator.onLine);
    say(state, navigator.onLine ? '' : offlineWords);
    void showAge();
  };
  notify();
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  onChange(() => {
    if (!navigator.onLine) void showAge();
  });
}
