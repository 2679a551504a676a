import { contrastRules } from './contrastRules.ts';
import { fatalRules } from './fatalRules.ts';
import type { DesignRule } from './finding.ts';
import { sourceRules } from './sourceRules.ts';
import { themeRules } from './themeRules.ts';

export { readDesign, type DesignOnDisk } from './designOnDisk.ts';
export { fatalRules } from './fatalRules.ts';
export { diagnosticsOf, levels, type DesignRule, type Finding, type Level } from './finding.ts';

/** Rules for every design that can be checked from its files. */
export const fileRules: readonly DesignRule[] = [
  ...fatalRules,
  ...themeRules,
  ...contrastRules,
  ...sourceRules,
];
