const beforeMark = / (?=»|[;!?](?:[\s<».,)]|$)|:(?:[\s<]|$))/g;
const afterOpening = /« /g;
/** Hours of a sentence; the «h» of a drawn path has a number after it. */
const beforeHours = /(\d) (?=h(?:[.,<)]|$| \p{L}))/gu;
const nonBreakingSpace = '\u00a0';

/** A text as French is set: no line begins with a colon, a semicolon, a question or exclamation mark, a closing guillemet, or the «h» of hours. */
export const nonBreakingSpaces = (text: string): string =>
  text
    .replace(beforeMark, nonBreakingSpace)
    .replace(afterOpening, `«${nonBreakingSpace}`)
    .replace(beforeHours, `$1${nonBreakingSpace}`);
