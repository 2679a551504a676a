import { dateFormat } from '@teranga/core/lib/dates';
import styles from './offlineNotice.module.css';

const writeMoment = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Announced once, when the network is lost. */
const offlineWords = 'Hors ligne. Votre panier est gardé.';

/**
 * The age of the page, which is visible but not announced. `seenAt` is the server's time in
 * milliseconds; null if unknown.
 */
const ageWords = (seenAt: number | null): string =>
  seenAt === null ? '' : `Page du ${writeMoment(seenAt)}.`;

function addTo<K extends 'div' | 'p' | 'span'>(parent: Element, tag: K): HTMLElementTagNameMap[K] {
  const element = parent.ownerDocument.createElement(tag);
  parent.append(element);
  return element;
}

/** Adds the empty notice at the end of the page: its container and its text. */
function addNotice({ body }: Document) {
  const container = addTo(body, 'div');
  container.className = styles.container ?? '';
  const notice = addTo(container, 'p');
  notice.className = styles.notice ?? '';
  const state = addTo(notice, 'span');
  state.setAttribute('role', 'status');
  const age = addTo(notice, 'span');
  age.className = styles.age ?? '';
  return { notice, state, age };
}

/** Does not touch an element that has the text already. */
function setText(element: Element, words: string) {
  if (element.textContent !== words) element.textContent = words;
}

/**
 * Shows, while offline, the age of the page from `ageOf`, updated whenever `onChange` reports new
 * content.
 */
export function showOfflineNotice(
  window: Window,
  ageOf: () => number | null,
  onChange: (onEvent: () => void) => void,
): void {
  const { notice, state, age } = addNotice(window.document);
  const { navigator } = window;
  const showAge = () => setText(age, navigator.onLine ? '' : ageWords(ageOf()));
  const update = () => {
    // Bars at the bottom of the window make room for the notice.
    window.document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
    notice.toggleAttribute('data-shown', !navigator.onLine);
    setText(state, navigator.onLine ? '' : offlineWords);
    showAge();
  };
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  onChange(() => {
    if (!navigator.onLine) showAge();
  });
}
