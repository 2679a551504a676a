import { AsyncLocalStorage } from 'node:async_hooks';

/** Context of the API calls made while a page is rendered. */
interface Rendering {
  /** The design of the page. */
  design: string;
}

const internalRequest = new AsyncLocalStorage<Rendering>();
/** Calls that are being answered. */
let running = 0;

/**
 * Returns true when the running request is one that the server makes to itself while rendering a
 * page. Cannot be forged from outside.
 */
export const isInternalRequest = (): boolean => internalRequest.getStore() !== undefined;

/** The design of the page that the running request is made for; undefined outside of one. */
export const designInProcess = (): string | undefined => internalRequest.getStore()?.design;

/**
 * Runs a call to our own API for a page in a design: no rate limits, session or bearer token apply
 * to it.
 */
export async function callInProcess<T>(design: string, sendRequest: () => PromiseLike<T>): Promise<T> {
  running += 1;
  try {
    // Fastify's `inject` sends only once it is awaited, so the await must be inside this context.
    return await internalRequest.run({ design }, async () => await sendRequest());
  } finally {
    running -= 1;
    // While async-hook tracking is enabled, every promise of the process costs more: disable it
    // when idle.
    if (running === 0) internalRequest.disable();
  }
}
