import { contrastRules } from './contrastRules.ts';
import { fatalRules } from './fatalRules.ts';
import type { DesignRule } from './diagnostic.ts';
import { sourceRules } from './sourceRules.ts';
import { themeRules } from './themeRules.ts';

export { readDesign, type DesignOnDisk } from './designOnDisk.ts';
export { fatalRules } from './fatalRules.ts';
export { diagnosticsOf, levels, type DesignRule, type Diagnostic, type Level } from './diagnostic.ts';

/** Rules for every design that can be checked from its files. */
export const fileRules: readonly DesignRule[] = [
  ...fatalRules,
  ...themeRules,
  ...contrastRules,
  ...sourceRules,
];
