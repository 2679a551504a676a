import type { DesignOnDisk } from './designOnDisk.ts';

/**
 * Severity of a diagnostic: a design with a fatal one cannot be assigned to a store; an error must
 * be fixed before.
 */
export const levels = ['fatal', 'error', 'warning', 'advice'] as const;
export type Level = (typeof levels)[number];

/** A rule that a design breaks. */
export interface Diagnostic {
  level: Level;
  what: string;
  why: string;
  /** What to do about it. */
  remedy: string;
}

/** A rule for every design. */
export interface DesignRule {
  /** A claim in the present tense. */
  name: string;
  level: Level;
  why: string;
  remedy: string;
  /** Violations, one sentence each. */
  errors: (design: DesignOnDisk) => string[];
}

/** Checks a design against rules; the most severe diagnostics first. */
export function diagnosticsOf(design: DesignOnDisk, rules: readonly DesignRule[]): Diagnostic[] {
  const diagnostics = rules.flatMap(({ level, why, remedy, errors }) =>
    errors(design).map((what) => ({ level, what, why, remedy })),
  );
  return diagnostics.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}
