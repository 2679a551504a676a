import { cleanLine } from '../../platform/text/cleanText.ts';

const mostWords = 8;
const escape = (word: string) => word.replace(/[\\%_]/g, String.raw`\$&`);

/** The words of a search, for patterns of `like`; null without any. */
export function readSearchWords(typed: string | undefined): string[] | null {
  const text = cleanLine(typed ?? '');
  return text === '' ? null : text.split(' ').slice(0, mostWords).map(escape);
}
