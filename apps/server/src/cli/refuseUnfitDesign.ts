import path from 'node:path';
import { fatalRules, readDesign } from '@teranga/design-manifest';
import { designsFolder } from '../modules/designs/designManifests.ts';
import { refuseUnknownDesign } from './designIds.ts';
import { OperatorError } from './operatorError.ts';

/** French reasons for operators, by index of the fatal rule. */
const reasons = [
  'son fichier design.json manque ou ne se lit pas',
  'son dossier, son index et son design.json ne portent pas le même nom',
  'il est dessiné pour une autre version du contrat des designs',
  'il n’a pas de thème',
];

/** Throws for a design that does not exist or cannot be rendered. */
export async function refuseUnfitDesign(design: string, folder = designsFolder): Promise<void> {
  await refuseUnknownDesign(design, folder);
  const onDisk = readDesign(path.join(folder, design));
  const broken = fatalRules.flatMap(({ faults }, index) =>
    faults(onDisk).length > 0 ? [reasons[index] ?? 'il ne tient pas ses promesses'] : [],
  );
  if (broken.length === 0) return;
  throw new OperatorError(
    `Le design « ${design} » ne peut pas être donné à une boutique : ${broken.join(' ; ')}.\nDétails : npm run design -- check ${design}`,
  );
}
