import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page that is being drawn asks for. */
interface Rendering {
  /** The design it is drawn in. */
  design: string;
}

const internalRequest = new AsyncLocalStorage<Rendering>();
/** Calls that are being answered. */
let running = 0;

/** Whether the running request is one we make to ourselves while we render a page. Cannot be claimed from outside. */
export const isInternalRequest = (): boolean => internalRequest.getStore() !== undefined;

/** The design of the page that the running request is made for; undefined outside of one. */
export const designInProcess = (): string | undefined => internalRequest.getStore()?.design;

/** Runs what asks our own API for a page in a design: no limits, no session and no bearer apply to it. */
export async function callInProcess<T>(design: string, sendRequest: () => PromiseLike<T>): Promise<T> {
  running += 1;
  try {
    // Fastify's `inject` only asks once it is awaited, so that must happen in here.
    return await internalRequest.run({ design }, async () => await sendRequest());
  } finally {
    running -= 1;
    // While it stands by, each promise of the process costs more: nobody else's should.
    if (running === 0) internalRequest.disable();
  }
}
