import { contrastRules } from './contrastRules.ts';
import { fatalRules } from './fatalRules.ts';
import type { DesignRule } from './finding.ts';
import { sourceRules } from './sourceRules.ts';
import { themeRules } from './themeRules.ts';

export { readDesign, type DesignOnDisk } from './designOnDisk.ts';
export { fatalRules } from './fatalRules.ts';
export { diagnosticsOf, levels, type DesignRule, type Finding, type Level } from './finding.ts';

/** What every design keeps, as far as its files tell. */
export const fileRules: readonly DesignRule[] = [
  ...fatalRules,
  ...themeRules,
  ...contrastRules,
  ...sourceRules,
];
