import path from 'node:path';
import { fatalRules, readDesign } from '@teranga/design-manifest';
import { designsFolder } from '../designs/designManifests.ts';
import { refuseUnknownDesign } from './designIds.ts';
import { OperatorError } from './operatorError.ts';

/** What each fatal promise is called for an operator, by its place among them. */
const reasons = [
  'son fichier design.json manque ou ne se lit pas',
  'son dossier, son index et son design.json ne portent pas le même nom',
  'il est dessiné pour une autre version du contrat des designs',
  'il n’a pas de thème',
];

/** Refuses a design that does not exist, or that cannot be drawn. */
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
