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

const withoutPlural = (word: string) => word.replace(/[sx]$/, '');

/** Words that begin with another letter are another word sooner: who means "valise" means no "plissé". */
const typosAcross = (word: string, other: string) =>
  word[0] === other[0] ? typosIn(word) : Math.min(1, typosIn(word));

function isNear(word: string, other: string): boolean {
  const most = typosAcross(word, other);
  return Math.abs(word.length - other.length) <= most && typosBetween(word, other) <= most;
}

/** Words that one word of a search may stand for. */
const mostAlternatives = 8;

/**
 * Of the known words, those that a word of a search is meant for: itself when it is known, else the nearest that are a typo away, else
 * those that a letter stands before: "tshrt" is a "T-shirt".
 * A word too short to be mistyped stands for itself, and a very short one is skipped. All are folded.
 */
export function expandSynonyms(wanted: string, known: readonly string[]): string[] | 'skipped' {
  if (wanted.length < shortestWord) return 'skipped';
  const word = withoutPlural(wanted);
  if (typosIn(word) === 0 || /\d/.test(word)) return [wanted];
  const near = nearest(word, known, withoutPlural);
  const first = word.slice(0, 1);
  const begunSo = known.filter((other) => other[0] === word[1]);
  return near.length > 0 ? near : nearest(word, begunSo, (other) => first + withoutPlural(other));
}

/** The words that are the fewest typos away, of those that are near. */
function nearest(word: string, known: readonly string[], read: (other: string) => string): string[] {
  const near = known
    .filter((other) => isNear(word, read(other)))
    .map((other) => ({ other, typos: typosBetween(word, read(other)) }));
  const fewest = Math.min(...near.map(({ typos }) => typos));
  return near
    .filter(({ typos }) => typos === fewest)
    .slice(0, mostAlternatives)
    .map(({ other }) => other);
}
