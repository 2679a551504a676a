// Repository access for the designer's commands.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DesignError } from './designError.mjs';
import { readParts } from './names.mjs';

const partName = /^[A-Z]\w*$/;

export const designFolder = (root, id) => path.join(root, 'packages/designs', id);

/** Writes a file, its folders too; one that is there is somebody's work and stays. */
export function writeNew(file, text) {
  if (existsSync(file)) throw new DesignError(`${file} is there already. Nothing was changed.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The design to change and the default's part to start from; throws if either is invalid. */
export function findPart(root, id, part) {
  const folder = designFolder(root, id ?? '');
  if (!id || !existsSync(path.join(folder, 'src/index.ts')))
    throw new DesignError(
      `There is no design «${id ?? ''}»: make it with \`npm run design -- new ${id || '<id>'}\`.`,
    );
  if (id === 'default')
    throw new DesignError(
      'The default design is what the others inherit from: change its parts where they are.',
    );
  const partsFolder = path.join(designFolder(root, 'default'), 'src/parts');
  const isPart = (name) => existsSync(path.join(partsFolder, name, 'index.ts'));
  const source = path.join(partsFolder, part ?? '');
  if (!part || !partName.test(part) || !isPart(part)) {
    const parts = readdirSync(partsFolder).filter(isPart).join(', ');
    throw new DesignError(`The default has no part «${part ?? ''}». It has: ${parts}.`);
  }
  const target = path.join(folder, 'src/parts', part);
  if (existsSync(target))
    throw new DesignError(`The design «${id}» renders ${part} itself already, in ${target}.`);
  refuseForbidden(root, part);
  return { source, target };
}

/** Parts that show amounts are fixed for all designs. */
function refuseForbidden(root, part) {
  if (readParts(root).some(({ name, isFixed }) => name === part && isFixed))
    throw new DesignError(
      `${part} is shared by all designs: it says sums, and shoppers must find them alike everywhere.`,
    );
}
