import { isWhole } from '@teranga/testing/isWhole';

/** A demo store, one of each design. */
export interface DemoStore {
  design: string;
  name: string;
  /** Where it is served during the run. */
  origin: string;
}

const port = process.env['E2E_PORT'] ?? '';
const aStore = (design: string, name: string, host: string): DemoStore => ({
  design,
  name,
  origin: `http://${host}.localhost:${port}`,
});

/** Every demo store. */
export const stores: readonly DemoStore[] = [
  aStore('default', 'Teranga', 'teranga'),
  aStore('lybalikou', 'Lybalikou', 'lybalikou'),
  aStore('rahmou-serwiss', 'Rahmou Serwiss', 'rahmou-serwiss'),
];

/**
 * The stores on which shared behaviour is tested: by `npm run verify` all, by `npm test` the store
 * of the complete design.
 */
export const testedStores = isWhole ? stores : stores.slice(0, 1);

/** Marks a test that `npm run verify` runs and `npm test` leaves out. */
export const inVerify = { tag: '@verify' };

/** The server by number, as Node reaches it: the demo store Teranga. */
export const serverOrigin = `http://127.0.0.1:${port}`;
