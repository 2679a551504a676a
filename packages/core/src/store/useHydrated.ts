import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its HTML comes to life, true ever after: when what only this browser knows may be drawn. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
