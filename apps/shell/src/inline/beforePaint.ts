import {
  applyDataSaver,
  applyTheme,
  dataSaverSlot,
  isDataSaverOn,
  themeSlot,
  wantsDataSaver,
  type LinkState,
} from '@teranga/core/lib/preferences';
import { browserStorage, type BrowserStorage } from '@teranga/core/lib/services';
import { signInOf } from '@teranga/core/features/account/auth';
import { savedCurrency } from '@teranga/core/features/currency';

/** Events before the page is scrolled or followed: from then on it has its real height. */
const touches = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'];

/** Turns data saver on or off: by the shopper's choice, else by the request or the connection. */
function chooseDataSaver(storage: BrowserStorage): void {
  const choice = dataSaverSlot.get(storage);
  const { connection = {} } = navigator as Navigator & { connection?: LinkState };
  applyDataSaver(choice, wantsDataSaver(choice, isDataSaverOn() ? { saveData: true } : connection));
}

/**
 * Marks a page that was opened at its top, until the first interaction: meanwhile the browser may
 * skip layout below the first view. Marks any page from then on.
 */
function markFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { dataset } = document.documentElement;
  if (!window.location.hash && navigation?.type === 'navigate') dataset['firstView'] = '';
  const mark = () => {
    delete dataset['firstView'];
    dataset['touched'] = '';
  };
  for (const touch of touches)
    window.addEventListener(touch, mark, { capture: true, once: true, passive: true });
}

/**
 * Runs before the first paint. Applies the shopper's theme and data saver, hides prices until a
 * chosen currency is loaded and marks signed-in pages.
 */
export function beforePaint(): void {
  const storage = browserStorage(window);
  const { documentElement } = document;
  const theme = themeSlot.get(storage);
  if (theme) applyTheme(documentElement, theme);
  const currency = savedCurrency(storage);
  const shown = documentElement.dataset['currency'] ?? 'XOF';
  if (currency !== null && currency !== shown) documentElement.dataset['currencyWaits'] = '';
  if (signInOf(storage) !== null) documentElement.dataset['signedIn'] = '';
  chooseDataSaver(storage);
  markFirstView();
}
