/** Storage key of the build for which the page was already reloaded. */
const storageKey = 'teranga-reloaded';

/** The browser features needed to reload a page. */
export interface ReloadBrowser {
  session: Pick<Storage, 'getItem' | 'setItem'> | null;
  isOnline: () => boolean;
  reload: () => void;
}

/**
 * Reloads the page when a chunk is gone, as after a deployment: once per build, never offline, and
 * never if the build cannot be stored. Returns whether it did.
 */
export function reloadOnce(build: string, { session, isOnline, reload }: ReloadBrowser): boolean {
  try {
    if (!session || !isOnline() || session.getItem(storageKey) === build) return false;
    session.setItem(storageKey, build);
  } catch {
    return false;
  }
  reload();
  return true;
}
