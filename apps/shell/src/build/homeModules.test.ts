import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDesignFolders } from './designFolders.ts';
import { readHomeModules } from './homeModules.ts';

/** Two designs over a core with a barrel index; `b` inherits the home and replaces the card. */
const sources: Record<string, string> = {
  'core/package.json': '{"sideEffects":false}',
  'core/index.ts': `export { price } from './price.ts'; export { order } from './order.ts'; export { offer } from './offer.ts';
    export { list } from './list.ts';`,
  'core/price.ts': `export const price = () => 'price';`,
  'core/order.ts': `export const order = () => 'order';`,
  'core/offer.ts': `export const offer = () => 'offer';`,
  'core/list.ts': `export const list = () => 'list';`,
  'shell/entry.ts': `import { price } from '../core/index.ts'; console.log(price(), () => import('./late.ts'));`,
  'shell/late.ts': `import { order } from '../core/index.ts'; console.log(order());`,
  'designs/default/src/index.ts': `export const design = { pages: { home: () => import('./pages/HomePage.tsx') } };`,
  'designs/default/src/pages/HomePage.tsx': `import { list } from '../../../../core/index.ts'; export default () => list();`,
  'designs/default/src/parts/Card/index.ts': `export const part = () => 'card';`,
  'designs/b/src/index.ts': `export const design = { pages: {} };`,
  'designs/b/src/parts/Card/index.ts': `import { offer } from '../../../../../core/index.ts'; export const part = () => offer();`,
};

const root = mkdtempSync(path.join(tmpdir(), 'homes-'));
beforeAll(() => {
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

it('includes the modules left of the homes after tree shaking, and none of the lazy islands', async () => {
  const designsFolder = path.join(root, 'designs');
  const entry = path.join(root, 'shell/entry.ts');
  const designs = readDesignFolders(designsFolder);
  const needed = await readHomeModules({ entry, designsFolder, designs, firstParts: ['Card'] });
  const ofCore = [...needed].map((id) => path.relative(root, id)).filter((id) => id.startsWith('core/'));
  expect(ofCore.toSorted()).toEqual(['core/list.ts', 'core/offer.ts', 'core/price.ts']);
});
