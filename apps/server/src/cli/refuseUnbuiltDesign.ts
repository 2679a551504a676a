import type { PageRenderer } from '../pages/renderer.ts';
import type { DesignWeight } from './designWeight.ts';
import { OperatorError } from './operatorError.ts';

/** Refuses a design that has no weight because the build does not hold it: its pages would be drawn by the default. */
export function refuseUnbuiltDesign(
  design: string,
  renderer: PageRenderer | null,
  weight: DesignWeight | null,
): void {
  if (!renderer || weight) return;
  throw new OperatorError(
    `Le design « ${design} » n’est pas encore construit : les pages garderaient celui par défaut. Rien n’a changé. Arrêtez la boutique, relancez « npm start », qui le construit, puis recommencez.`,
  );
}
