/** Em a letter takes in the display face at its lightest and tightest, no less than it is. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’!|\s-]/u, 0.2],
  [/[ftrIJ]/u, 0.3],
  [/[mwMWOQ@&]/u, 0.78],
  [/[ELSFPTVZABYRX]/u, 0.56],
  [/\p{Lu}/u, 0.67],
];
const commonWidth = 0.44;

/** A shorter name is set no larger than this one: it would be taller than the screen. */
const narrowestName = 2.4;

/** About how wide a name is in the display face, in em. */
export function nameWidth(name: string): number {
  const sum = Array.from(name.normalize('NFC')).reduce(
    (width, letter) => width + (widths.find(([kind]) => kind.test(letter))?.[1] ?? commonWidth),
    0,
  );
  return Math.max(narrowestName, Math.round(sum * 100) / 100);
}
