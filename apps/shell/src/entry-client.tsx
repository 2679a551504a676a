import '@teranga/ui/base.css';
import { takePlacedOrder } from '@teranga/core/features/orders/placed';
import { retry, untilLoaded } from '@teranga/core/lib/retry';
import { browserStorage } from '@teranga/core/lib/services';
import { rootElementId } from './browserState.ts';
import { startShell } from './client/startShell.tsx';
import { reloadOnce } from './errors/reloadOnce.ts';
import { lacksApis } from './polyfills/lacksApis.ts';

const storage = browserStorage(window);

// After a deployment a chunk may no longer exist: the page reloads, once per build. An order that was
// placed before is shown: its page would be empty now.
window.addEventListener('vite:preloadError', (event) => {
  const isReloading = reloadOnce(import.meta.url, {
    session: storage.session,
    isOnline: () => navigator.onLine,
    reload: () => {
      const confirmation = takePlacedOrder(storage);
      if (confirmation === null) window.location.reload();
      else window.location.assign(confirmation);
    },
  });
  if (isReloading) event.preventDefault();
});

const root = document.getElementById(rootElementId);
const start = () => root && startShell(root, storage);
// APIs that the rest needs and this browser may lack.
if (lacksApis()) void retry(() => import('./polyfills/index.ts'), untilLoaded).then(start);
else void start();
