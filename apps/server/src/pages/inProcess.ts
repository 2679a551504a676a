import { AsyncLocalStorage } from 'node:async_hooks';

const inProcess = new AsyncLocalStorage<true>();

/** Whether the running request is one we make to ourselves while we render a page. Cannot be claimed from outside. */
export const isInProcess = (): boolean => inProcess.getStore() === true;

/** Runs what asks our own API: no limits, no session and no bearer apply to it. */
export function callInProcess<T>(ask: () => PromiseLike<T>): Promise<T> {
  // Fastify's `inject` only asks once it is awaited, so that must happen in here.
  return inProcess.run(true, async () => await ask());
}
