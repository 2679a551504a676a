/** Chance that is the same at every run: a number in [0, 1) per call. */
export type Chance = () => number;

/** A mulberry32 sequence seeded by a word, so that each image has its own. */
export function chanceOf(word: string): Chance {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two others. */
export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low);
}
