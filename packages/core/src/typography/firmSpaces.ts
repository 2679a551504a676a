const beforeMark = / (?=»|[;!?](?:[\s<».,)]|$)|:(?:[\s<]|$))/g;
const afterOpening = /« /g;
const firmSpace = '\u00a0';

/** A text as French is set: what stands before a colon, a semicolon, a question, an exclamation or a closing guillemet never begins a line. */
export const firmSpaces = (text: string): string =>
  text.replace(beforeMark, firmSpace).replace(afterOpening, `«${firmSpace}`);
