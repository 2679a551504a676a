const beforeMark = / (?=»|[;!?](?:[\s<».,)]|$)|:(?:[\s<]|$))/g;
const afterOpening = /« /g;
/** Hours in a sentence; the «h» command of an SVG path is followed by a number. */
const beforeHours = /(\d) (?=h(?:[.,<)]|$| \p{L}))/gu;
const nonBreakingSpace = '\u00a0';

/**
 * Applies French typography: no line begins with a colon, a semicolon, a question or exclamation
 * mark, a closing guillemet, or the «h» of hours.
 */
export const nonBreakingSpaces = (text: string): string =>
  text
    .replace(beforeMark, nonBreakingSpace)
    .replace(afterOpening, `«${nonBreakingSpace}`)
    .replace(beforeHours, `$1${nonBreakingSpace}`);
