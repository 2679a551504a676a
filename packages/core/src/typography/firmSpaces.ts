const beforeMark = / (?=»|[;!?](?:[\s<».,)]|$)|:(?:[\s<]|$))/g;
const afterOpening = /« /g;
/** Hours of a sentence; the «h» of a drawn path has a number after it. */
const beforeHours = /(\d) (?=h(?:[.,<)]|$| \p{L}))/gu;
const firmSpace = '\u00a0';

/** A text as French is set: no line begins with a colon, a semicolon, a question or exclamation mark, a closing guillemet, or the «h» of hours. */
export const firmSpaces = (text: string): string =>
  text
    .replace(beforeMark, firmSpace)
    .replace(afterOpening, `«${firmSpace}`)
    .replace(beforeHours, `$1${firmSpace}`);
