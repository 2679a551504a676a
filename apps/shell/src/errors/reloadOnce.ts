/** Where it is kept which build was already loaded anew. */
const storageKey = 'teranga-reloaded';

/** What is needed of the browser to load a page anew. */
export interface ReloadPlace {
  session: Pick<Storage, 'getItem' | 'setItem'> | null;
  isOnline: () => boolean;
  reload: () => void;
}

/**
 * Loads the page anew when a chunk is gone, as after a deployment: once for each build, never without a network, and never where
 * it cannot be remembered. Tells whether it did.
 */
export function reloadOnce(build: string, { session, isOnline, reload }: ReloadPlace): boolean {
  try {
    if (!session || !isOnline() || session.getItem(storageKey) === build) return false;
    session.setItem(storageKey, build);
  } catch {
    return false;
  }
  reload();
  return true;
}
