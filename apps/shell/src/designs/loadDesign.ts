import {
  resolveDesign,
  unloaded,
  type CompleteDesign,
  type Design,
  type LoadedDesign,
} from '@teranga/design-kit';
import { loadCode, oneRetry } from '@teranga/core/lib/retry';
import { completeDesignId } from './completeDesignId.ts';

/** Every design folder: adding one adds a design. Resolved to undefined while the page reloads. */
const modules = import.meta.glob<{ design: Design } | undefined>(
  '../../../../packages/designs/*/src/index.ts',
);
const loaderOf = (id: string) => modules[`../../../../packages/designs/${id}/src/index.ts`];

/** The designs of this build. */
export const designIds: readonly string[] = Object.keys(modules).map((file) => file.split('/')[6] ?? file);

async function loadIndex(id: string): Promise<Design> {
  const load = loaderOf(id);
  if (!load) throw new Error(`No folder packages/designs/${id}, so this design cannot be rendered.`);
  return (await loadCode(load, oneRetry)).design;
}

/** The id of the design to render: the store's, or the default if that is missing or unknown. */
export const renderedDesignId = (requested: string): string =>
  loaderOf(requested) ? requested : completeDesignId;

/** Loads the store's design, without its parts. Calls `warn` once if the default replaces it. */
export async function loadDesign(requested: string, warn: (text: string) => void): Promise<LoadedDesign> {
  const id = renderedDesignId(requested);
  if (id !== requested) {
    const reason =
      requested === '' ? 'The store names no design' : `The store's design «${requested}» does not exist`;
    warn(`${reason}, so «${id}» is rendered. Set the meta tag «design» to one of: ${designIds.join(', ')}.`);
  }
  const [design, fallback] = await Promise.all([loadIndex(id), loadIndex(completeDesignId)]);
  return unloaded(resolveDesign(design, fallback as CompleteDesign));
}
