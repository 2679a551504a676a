// Measures a design's costs for a shopper on the built product (`design-report.json`).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DesignError } from './designError.mjs';
import { designFolder } from './tree.mjs';

/** Identifies a build; empty before the first. */
function buildOf(root) {
  const file = path.join(root, 'apps/shell/dist/client/.vite/manifest.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Measures a design. Returns the message to print. */
export function run(root, [id = '']) {
  if (!id || !existsSync(path.join(designFolder(root, id), 'src/index.ts')))
    throw new DesignError(
      `There is no design «${id}»: make it with \`npm run design -- new ${id || '<id>'}\`.`,
    );
  const before = buildOf(root);
  const words = [path.join(root, 'scripts/bench.mjs'), 'design-report', id];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) throw new DesignError(`«${id}» could not be measured; the cause is printed above.`);
  const isRebuilt = before !== '' && before !== buildOf(root);
  return [
    ...(isRebuilt
      ? ['The product was rebuilt for that: a shop that runs here uses the build before. Start it again.']
      : []),
    `Switching a store to «${id}» now says what it costs: npm run store -- design <store> ${id} --dry-run`,
  ];
}
