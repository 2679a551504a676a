// A design's passport: what it costs a shopper, measured on the built product.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DesignError } from './designError.mjs';
import { designFolder } from './tree.mjs';

/** Weighs a design. Answers what to say. */
export function run(root, [id = '']) {
  if (!id || !existsSync(path.join(designFolder(root, id), 'src/index.ts')))
    throw new DesignError(
      `There is no design «${id}»: make it with \`npm run design -- new ${id || '<id>'}\`.`,
    );
  const words = [path.join(root, 'scripts/bench.mjs'), 'passport', id];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) throw new DesignError(`«${id}» could not be weighed; what stopped it stands above.`);
  return [
    `Switching a store to «${id}» now says what it costs: npm run store -- design <store> ${id} --dry-run`,
  ];
}
