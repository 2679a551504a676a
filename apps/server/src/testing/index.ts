/** What the tests of `apps/bench` need; its Vitest configuration runs `globalSetup.ts`. */
export { systemCause } from '../modules/catalogue/stock/stockCause.ts';
export { bookStock } from '../modules/catalogue/stock/stockLedger.ts';
export { afterFile } from './afterFile.ts';
export { testDatabase } from './testDatabase.ts';
