/** Words shorter than this say too little to be compared. */
const shortestWord = 3;
/** Typos tolerated from a given word length. */
const toleratedTypos = [
  { from: 6, typos: 2 },
  { from: 4, typos: 1 },
];

const typosIn = (word: string) => toleratedTypos.find(({ from }) => word.length >= from)?.typos ?? 0;

/**
 * Edit distance between two words: letters substituted, deleted, inserted or swapped with their
 * neighbour.
 */
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

/** Fewer typos are tolerated when the first letter differs: "valise" is no typo of "plissé". */
const typosAcross = (word: string, other: string) =>
  word[0] === other[0] ? typosIn(word) : Math.min(1, typosIn(word));

function isNear(word: string, other: string): boolean {
  const most = typosAcross(word, other);
  return Math.abs(word.length - other.length) <= most && typosBetween(word, other) <= most;
}

/** Maximum alternatives for one word of a search. */
const mostAlternatives = 8;

/**
 * The known words, all folded, that a search word may mean: itself, the nearest within a typo, or
 * those with one letter in front («tshrt»). A very short unknown word is skipped.
 */
export function correctSpelling(wanted: string, vocabulary: readonly string[]): string[] | 'skipped' {
  if (wanted.length < shortestWord) return 'skipped';
  const word = withoutPlural(wanted);
  if (typosIn(word) === 0 || /\d/.test(word)) return [wanted];
  const near = nearest(word, vocabulary, withoutPlural);
  const first = word.slice(0, 1);
  const begunSo = vocabulary.filter((other) => other[0] === word[1]);
  return near.length > 0 ? near : nearest(word, begunSo, (other) => first + withoutPlural(other));
}

/** The words that are the fewest typos away, of those that are near. */
function nearest(word: string, vocabulary: readonly string[], read: (other: string) => string): string[] {
  const near = vocabulary
    .filter((other) => isNear(word, read(other)))
    .map((other) => ({ other, typos: typosBetween(word, read(other)) }));
  const fewest = Math.min(...near.map(({ typos }) => typos));
  return near
    .filter(({ typos }) => typos === fewest)
    .slice(0, mostAlternatives)
    .map(({ other }) => other);
}
