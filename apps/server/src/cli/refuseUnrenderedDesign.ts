import { readServingProcesses, type ServingProcesses } from '../modules/designs/servedDesigns.ts';
import { loadRenderer, type PageRenderer } from '../pages/renderer.ts';
import { OperatorError } from './operatorError.ts';
import type { Platform } from './platform.ts';
import { refuseUnfitDesign } from './refuseUnfitDesign.ts';

/** Throws for a design that is not in the build: its pages would render in the default design. */
function refuseUnbuilt(design: string, renderer: PageRenderer | null): void {
  if (!renderer || renderer.designs.includes(design)) return;
  throw new OperatorError(
    `Le design « ${design} » n’est pas encore construit : les pages garderaient celui par défaut. Rien n’a changé. Arrêtez la boutique, relancez « npm start », qui le construit, puis recommencez.`,
  );
}

/** Which of the processes that serve do not know a design. */
export const unawareText = ({ processes, unaware }: ServingProcesses): string =>
  processes === 1 ? 'la boutique en marche' : `${unaware} des ${processes} processus en marche`;

/**
 * Throws for a design that a serving process does not know: each reads the build when it starts.
 */
function refuseUnknownToServing(design: string, serving: ServingProcesses): void {
  if (serving.unaware === 0) return;
  throw new OperatorError(
    `Le design « ${design} » est construit, mais pas encore connu de ${unawareText(serving)} : une boutique lit ce qui est construit quand elle démarre, et garderait jusque-là le design par défaut. Rien n’a changé. Arrêtez-la, relancez « npm start », puis recommencez.`,
  );
}

/** What renders a design: the build (null when there is none) and the serving processes. */
export interface Renderers {
  renderer: PageRenderer | null;
  serving: ServingProcesses;
}

export async function readRenderers({ renderer, db }: Platform, design: string): Promise<Renderers> {
  return { renderer: renderer ?? (await loadRenderer()), serving: await readServingProcesses(db, design) };
}

/**
 * Throws for a design that a store cannot be rendered in: not built, or unknown to a serving
 * process.
 */
export function refuseUnrendered(design: string, { renderer, serving }: Renderers): void {
  refuseUnbuilt(design, renderer);
  refuseUnknownToServing(design, serving);
}

/** Refuses a design that a store could not be given: one that is unfit, or could not be seen. */
export async function refuseUnrenderedDesign(platform: Platform, design: string): Promise<void> {
  refuseUnfitDesign(design, platform.designs);
  refuseUnrendered(design, await readRenderers(platform, design));
}
