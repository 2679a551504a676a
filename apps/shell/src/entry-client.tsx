import '@teranga/ui/base.css';
import { browserStorage } from '@teranga/core/store';
import { rootElementId } from './browserState.ts';
import { reloadWithHeldPresses } from './client/heldPresses.ts';
import { startShell } from './client/startShell.tsx';
import { reloadOnce } from './errors/reloadOnce.ts';

const storage = browserStorage(window);

// After a deployment a chunk may be gone: the page is loaded anew, once for each build.
window.addEventListener('vite:preloadError', (event) => {
  const isReloading = reloadOnce(import.meta.url, {
    session: storage.session,
    isOnline: () => navigator.onLine,
    reload: reloadWithHeldPresses,
  });
  if (isReloading) event.preventDefault();
});

const root = document.getElementById(rootElementId);
if (root) void startShell(root, storage);
