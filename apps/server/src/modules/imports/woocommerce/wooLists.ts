import { nameOfHtml } from '../richDescription.ts';

/** The parts of a cell that separates them by commas; a comma inside a part is written `\,`. */
export const splitList = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((part) => nameOfHtml(part.replaceAll('\\,', ',').trim()))
    .filter((part) => part !== '');

/**
 * Image URLs of a cell; a comma followed by another URL separates them, any other is part of a URL.
 */
export const splitUrls = (cell: string): string[] =>
  cell
    .split(/,\s*(?=https?:)/i)
    .map((url) => url.trim())
    .filter((url) => url !== '');

const noCategory = new Set([
  'uncategorized',
  'uncategorised',
  'non classé',
  'non catégorisé',
  'sans catégorie',
]);

export interface Filed {
  category: string | null;
  /** What a single category cannot represent: its parents and the other categories. */
  tags: string[];
}

/**
 * One category from paths such as `Mode > Robes, Soldes`: the deepest, the first on a tie. The rest
 * becomes tags.
 */
export function fileUnder(cell: string): Filed {
  const paths = splitList(cell)
    .map((path) =>
      path
        .split('>')
        .map((step) => step.trim())
        .filter(Boolean),
    )
    .filter((path) => path.length > 0 && !noCategory.has((path.at(-1) ?? '').toLowerCase()));
  const deepest = paths.reduce<string[]>((best, path) => (path.length > best.length ? path : best), []);
  const category = deepest.at(-1) ?? null;
  const others = new Set(paths.flat());
  if (category !== null) others.delete(category);
  return { category, tags: [...others] };
}
