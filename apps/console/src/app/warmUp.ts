import { overviewApi } from '../api/overviewApi.ts';
import { screens } from '../frame/screens.ts';
import type { ConsoleStore } from '../lib/consoleStore.ts';
import { lastLogin } from '../lib/lastLogin.ts';
import { loadSignIn } from '../session/loadSignIn.ts';
import { basePath } from '../lib/basePath.ts';

/** What cannot be loaded now is loaded, and its failure shown, when it is opened. */
const later = () => undefined;

/**
 * Requests what the first screen needs while the server says who is signed in: on a slow network
 * each wait for an answer costs half a second.
 */
export function warmUp(store: ConsoleStore, pathname: string): void {
  if (lastLogin.get() === '') {
    loadSignIn().catch(later);
    return;
  }
  const [first] = screens;
  const name = pathname.slice(basePath.length).split('/')[1] ?? '';
  const screen = name === '' ? first : screens.find(({ path }) => path === name);
  screen?.load().catch(later);
  if (screen && screen === first) store.dispatch(overviewApi.util.prefetch('overview', undefined, {}));
}
