/** The day of a moment in Dakar, whose time is UTC's: `2026-11-29`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
