import type { DesignOnDisk } from './designOnDisk.ts';

/** How much a fault weighs: a design with a fatal one can be given to no store; an error must be mended before it is. */
export const levels = ['fatal', 'error', 'warning', 'advice'] as const;
export type Level = (typeof levels)[number];

/** Something a design does not keep. */
export interface Finding {
  level: Level;
  what: string;
  why: string;
  /** What to do about it. */
  remedy: string;
}

/** What every design keeps. */
export interface DesignRule {
  /** A claim in the present tense. */
  name: string;
  level: Level;
  why: string;
  remedy: string;
  /** What is not kept, a sentence each. */
  faults: (design: DesignOnDisk) => string[];
}

/** Holds a design against promises; the gravest findings first. */
export function diagnosticsOf(design: DesignOnDisk, promises: readonly DesignRule[]): Finding[] {
  const findings = promises.flatMap(({ level, why, remedy, faults }) =>
    faults(design).map((what) => ({ level, what, why, remedy })),
  );
  return findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}
