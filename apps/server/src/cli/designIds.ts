import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { designsFolder } from '../modules/designs/designManifests.ts';
import { OperatorError } from './operatorError.ts';

/** The ids of the designs there are: a design is a folder. */
export async function readDesignIds(folder = designsFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'src/index.ts')))
    .map(({ name }) => name)
    .sort();
}

/** Refuses a design that does not exist. */
export async function refuseUnknownDesign(design: string, folder = designsFolder): Promise<void> {
  const ids = await readDesignIds(folder);
  if (!ids.includes(design))
    throw new OperatorError(`Le design « ${design} » n’existe pas. Il y a : ${ids.join(', ')}.`);
}
