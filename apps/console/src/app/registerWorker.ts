import { basePath } from '../lib/basePath.ts';

/** Registers the worker that opens the console without a network; pages without https have none. */
export function registerWorker({ serviceWorker }: Pick<Navigator, 'serviceWorker'>): void {
  // Not in development builds, where the file does not exist.
  if (!serviceWorker || import.meta.env.DEV) return;
  serviceWorker.register(`${basePath}/sw.js`, { scope: basePath }).catch((error: unknown) => {
    console.warn(error);
  });
}
