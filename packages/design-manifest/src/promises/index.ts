import { contrastPromises } from './contrastPromises.ts';
import { fatalPromises } from './fatalPromises.ts';
import type { DesignPromise } from './finding.ts';
import { sourcePromises } from './sourcePromises.ts';
import { themePromises } from './themePromises.ts';

export { readDesign, type DesignOnDisk } from './designOnDisk.ts';
export { fatalPromises } from './fatalPromises.ts';
export { findingsOf, levels, type DesignPromise, type Finding, type Level } from './finding.ts';

/** What every design keeps, as far as its files tell. */
export const filePromises: readonly DesignPromise[] = [
  ...fatalPromises,
  ...themePromises,
  ...contrastPromises,
  ...sourcePromises,
];
