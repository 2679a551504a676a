import '@teranga/ui/base.css';
import { lacksApis } from '@teranga/browser-support/lacks-apis';
import { retry, untilLoaded } from '@teranga/core/lib/retry';
import { browserStorage } from '@teranga/core/lib/services';
import { rootElementId } from './page/browserState.ts';
import { startShell } from './client/startShell.tsx';
import { openPlacedOrder } from './errors/openPlacedOrder.ts';
import { reloadOnce } from './errors/reloadOnce.ts';

const storage = browserStorage(window);

// After a deployment a chunk may no longer exist: the page reloads, once per build. An order that
// was placed before is shown: its page would be empty now.
window.addEventListener('vite:preloadError', (event) => {
  const isReloading = reloadOnce(import.meta.url, {
    session: storage.session,
    isOnline: () => navigator.onLine,
    reload: () => openPlacedOrder() || window.location.reload(),
  });
  if (isReloading) event.preventDefault();
});

const root = document.getElementById(rootElementId);
// Reloaded before its confirmation was shown, an order would leave no trace: the cart is empty now.
const start = () => {
  if (!openPlacedOrder() && root) void startShell(root, storage);
};
// APIs that the rest needs and this browser may lack.
if (lacksApis()) void retry(() => import('@teranga/browser-support/polyfills'), untilLoaded).then(start);
else start();
