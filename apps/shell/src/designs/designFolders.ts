import type { Design } from '@teranga/design-kit';

/** Every design there is a folder for, each a chunk of its own: a folder is all it takes. */
const modules = import.meta.glob<{ design: Design } | undefined>(
  '../../../../packages/designs/*/src/index.ts',
);

/** How each design is loaded, by its id. Undefined when its code could not be had and the page is about to be loaded anew. */
export const designLoaders: ReadonlyMap<string, () => Promise<{ design: Design } | undefined>> = new Map(
  // Run before what old browsers lack is there (`polyfills`).
  Object.entries(modules).map(([file, load]) => [/([^/]+)\/src\/index\.ts$/.exec(file)?.[1] ?? file, load]),
);

/** The design that the others inherit from. */
export const completeDesignId = 'default';
