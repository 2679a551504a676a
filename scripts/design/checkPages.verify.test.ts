import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  writeDesign,
  check,
  copyPackage,
  home,
  linkPackages,
  createTree,
  root,
} from './testing/checkedDesign.ts';
import { removeTree, repository } from './testing/treeFolder.ts';

/** Timeout in milliseconds of a command that renders pages on a busy machine. */
const renderTimeoutMs = 240_000;

beforeAll(createTree);
afterAll(removeTree);

it('The check renders the pages, and reports the errors of one', { timeout: renderTimeoutMs }, () => {
  const own = { 'design-kit': 'design-kit', 'design-default': 'designs/default' };
  for (const place of ['design-kit', 'designs/default']) copyPackage(place, own);
  for (const file of ['package.json', 'vitest.config.ts', 'vitest.hooks.setup.ts'])
    cpSync(path.join(repository, file), path.join(root, file));
  writeDesign('muet', (file) => {
    writeFileSync(file('src/pages/HomePage.tsx'), 'export default () => <h1><img src="/x.webp" /></h1>;\n');
  });
  linkPackages(
    path.join(repository, 'packages/designs/lybalikou/node_modules'),
    path.join(home, 'muet/node_modules'),
    own,
  );
  const { code, output } = check('muet', 'home');
  const what = output.split('\n').filter((line) => line.startsWith('ERROR'));
  expect(code).toBe(1);
  expect(what.map((line) => line.replace(/: failed.*/, ''))).toEqual(
    ['loading', 'empty', 'failing', 'full'].map(
      (state) => `ERROR  the page home has one h1 and no accessibility violation when it is ${state}`,
    ),
  );
});
