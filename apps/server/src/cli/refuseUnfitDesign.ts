import { builtDesigns } from '../modules/designs/designManifests.ts';
import { OperatorError } from './operatorError.ts';

/** French reasons for operators, by index of the fatal rule. */
const reasons = [
  'son fichier design.json manque ou ne se lit pas',
  'son dossier, son index et son design.json ne portent pas le même nom',
  'il est dessiné pour une autre version du contrat des designs',
  'il n’a pas de thème',
];

/** Throws for a design that does not exist or cannot be rendered. */
export function refuseUnfitDesign(design: string, designs = builtDesigns()): void {
  const found = Object.hasOwn(designs, design) ? designs[design] : undefined;
  if (!found)
    throw new OperatorError(
      `Le design « ${design} » n’existe pas. Il y a : ${Object.keys(designs).join(', ')}.`,
    );
  const broken = found.brokenRules.map((rule) => reasons[rule] ?? 'il ne tient pas ses promesses');
  if (broken.length === 0) return;
  throw new OperatorError(
    `Le design « ${design} » ne peut pas être donné à une boutique : ${broken.join(' ; ')}.\nDétails : npm run design -- check ${design}`,
  );
}
