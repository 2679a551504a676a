const beforeMark = / (?=[:;!?»](?:[\s<]|$))/g;
const afterOpening = /« /g;
const firmSpace = '\u00a0';

/** Texts as French is set: what stands before a colon, a question, an exclamation or a closing guillemet never begins a line. */
export function withFirmSpaces<T>(value: T): T {
  if (typeof value === 'string')
    return value.replace(beforeMark, firmSpace).replace(afterOpening, `«${firmSpace}`) as T & string;
  if (Array.isArray(value)) return value.map(withFirmSpaces) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withFirmSpaces(each)])) as T &
    object;
}
