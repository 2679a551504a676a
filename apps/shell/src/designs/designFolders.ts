import type { Design } from '@teranga/design-kit';

/** Every design folder is one chunk: adding a folder adds a design. */
const modules = import.meta.glob<{ design: Design } | undefined>(
  '../../../../packages/designs/*/src/index.ts',
);

/**
 * Loaders of each design, by its id. They resolve to undefined if the code failed to load and the
 * page is about to reload.
 */
export const designLoaders: ReadonlyMap<string, () => Promise<{ design: Design } | undefined>> = new Map(
  // Run before what old browsers lack is there (`polyfills`).
  Object.entries(modules).map(([file, load]) => [/([^/]+)\/src\/index\.ts$/.exec(file)?.[1] ?? file, load]),
);

/** The design that the others inherit from. */
export const completeDesignId = 'default';
