import browserslist from 'browserslist';
import toEsbuildTargets from 'browserslist-to-esbuild';
import { browserslistToTargets, type Targets } from 'lightningcss';

/** The supported browsers, as `browserslist` of the root's package.json names them. */
const supported = browserslist.loadConfig({ path: import.meta.dirname });
if (!Array.isArray(supported)) throw new Error('package.json names no browserslist.');

/** What JavaScript is written for. */
export const scriptTargets: string[] = toEsbuildTargets(supported);

/** What style sheets with cascade layers are written for: no other browser reads them. */
export const layeredTargets: string[] = toEsbuildTargets(
  supported.map((browsers) => `${browsers} and supports css-cascade-layers`),
);

/** What style sheets without layers are written for. */
export const flatTargets: Targets = browserslistToTargets(browserslist(supported));
