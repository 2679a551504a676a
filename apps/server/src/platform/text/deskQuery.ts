import { withoutAccents } from './withoutAccents.ts';

const mostWords = 8;

/**
 * The `tsquery` of what staff typed, for lexemes that `desk_lexemes` makes: all words, by how they
 * begin. SQL folds it as it folds those. A text without a word finds nothing.
 */
export function deskQuery(text: string): string {
  const words = withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  // No lexeme is a space.
  return words.length === 0 ? "' '" : words.map((word) => `'${word}':*`).join(' & ');
}
