/** Words shorter than this say too little to be compared. */
const shortestWord = 3;
/** From how many letters on a word may be so many typos away. */
const toleratedTypos = [
  { from: 6, typos: 2 },
  { from: 4, typos: 1 },
];

const typosIn = (word: string) => toleratedTypos.find(({ from }) => word.length >= from)?.typos ?? 0;

/** Letters changed, left out, added or swapped with their neighbour between two words. */
export function typosBetween(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (isSwap && row > 1 && column > 1) steps.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...steps));
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}

/** Lower case without accents, as the database folds names. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const withoutPlural = (word: string) => word.replace(/[sx]$/, '');

function isNear(word: string, other: string): boolean {
  const typos = typosIn(word);
  if (Math.abs(word.length - other.length) > typos) return false;
  return typosBetween(word, other) <= typos;
}

/** Whether every word of a search is, but for a typo, a word of a folded text. Very short words are passed over. */
export function resembles(search: string, foldedText: string): boolean {
  const wanted = folded(search)
    .split(' ')
    .filter((word) => word.length >= shortestWord)
    .map(withoutPlural);
  const words = foldedText.split(/[^\p{L}\p{N}]+/u).map(withoutPlural);
  return wanted.length > 0 && wanted.every((word) => words.some((other) => isNear(word, other)));
}
