import { inVerify } from './stores.ts';

/** Where the console is tried: by `npm test` on a phone by day, by `npm run verify` everywhere. */
export const sizes = [
  { name: 'a phone', viewport: { width: 360, height: 800 }, tag: {} },
  { name: 'a desk', viewport: { width: 1440, height: 900 }, tag: inVerify },
];
