/** Separation of two samples by their ranks. */
export interface RankTest {
  /**
   * Probability that a value of the first sample exceeds one of the second: 0.5 if they do not
   * differ.
   */
  above: number;
  /** Two-sided p-value if they do not differ (Mann–Whitney, normal approximation). */
  p: number;
}

interface Ranked {
  rank: number;
  isFirst: boolean;
}

/** Ranks from 1; equal figures share theirs. */
function ranksOf(first: readonly number[], second: readonly number[]): Ranked[] {
  const all = [
    ...first.map((figure) => ({ figure, isFirst: true })),
    ...second.map((figure) => ({ figure, isFirst: false })),
  ].toSorted((a, b) => a.figure - b.figure);
  return all.map(({ figure, isFirst }) => {
    const from = all.findIndex((each) => each.figure === figure);
    const to = all.findLastIndex((each) => each.figure === figure);
    return { rank: (from + to) / 2 + 1, isFirst };
  });
}

/** The chance of a standard normal figure beyond ±z (Abramowitz and Stegun 26.2.17). */
function tails(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const series = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  return Math.min(1, 2 * density * series.reduce((sum, factor, power) => sum + factor * t ** (power + 1), 0));
}

/** Compares two sets of figures by their ranks. */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  const [n, m] = [first.length, second.length];
  const ranks = ranksOf(first, second);
  const sum = ranks.filter(({ isFirst }) => isFirst).reduce((total, { rank }) => total + rank, 0);
  const u = sum - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return { above: u / (n * m), p: tails(z) };
}
