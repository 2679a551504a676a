import { ImportError } from '../importError.ts';

const lineFeed = 0x0a;
const firstOfMany = 0x80;
/** Bytes without the end of a line after which a file cannot be the text we expect. */
const longestLine = 8 * 1024 * 1024;

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;
const longestMark = 3;

const notUtf8 =
  'ces caractères ne sont pas en UTF-8. Ouvrez le fichier dans votre tableur et enregistrez-le au format « CSV UTF-8 ».';
const notText = 'ce n’est pas du texte. Donnez le fichier CSV de l’export, pas un classeur ni une archive.';

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  return count;
}

/** The first of the lines that is not UTF-8, counted from 0, and where it begins. */
function brokenLine(bytes: Buffer): { index: number; start: number } {
  let start = 0;
  for (let index = 0; ; index += 1) {
    const end = bytes.indexOf(lineFeed, start);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end === -1 ? undefined : end));
    } catch {
      return { index, start };
    }
    if (end === -1) return { index, start };
    start = end + 1;
  }
}

/** Node 20 decodes 0x80 to 0x9F of Windows-1252 as control characters, except in streams. */
const decodeWindows1252 = (bytes: Buffer): string =>
  new TextDecoder('windows-1252').decode(bytes, { stream: true });

/** Nothing but ASCII, which UTF-8 and Windows-1252 write alike. */
const isAscii = (bytes: Buffer): boolean => bytes.every((byte) => byte < firstOfMany);

/**
 * Decodes whole lines, so that an error can be reported by line. A file whose first letter beyond
 * ASCII is not UTF-8 is in Windows-1252, as Excel saves CSV.
 */
async function* decodeBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let linesBefore = 0;
  let encoding: 'ascii' | 'utf-8' | 'windows-1252' = 'ascii';
  const decode = (bytes: Buffer): string => {
    const nul = bytes.indexOf(0);
    if (nul !== -1) throw new ImportError(linesBefore + 1 + countLines(bytes.subarray(0, nul)), notText);
    if (encoding === 'windows-1252') return decodeWindows1252(bytes);
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      if (encoding === 'ascii' && !isAscii(bytes)) encoding = 'utf-8';
      return text;
    } catch {
      const { index, start } = brokenLine(bytes);
      if (encoding === 'utf-8' || !isAscii(bytes.subarray(0, start)))
        throw new ImportError(linesBefore + index + 1, notUtf8);
      encoding = 'windows-1252';
      return decodeWindows1252(bytes);
    }
  };
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    if (end > 0) yield decode(bytes.subarray(0, end));
    linesBefore += countLines(bytes.subarray(0, end));
    rest = bytes.subarray(end);
    if (rest.length > longestLine) throw new ImportError(linesBefore + 1, notText);
  }
  if (rest.length > 0) yield decode(rest);
}

async function* decodeUtf16(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Normalizes line ends to `\n`, so that lines are counted consistently. */
async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let pendingReturn = '';
  for await (const part of text) {
    const whole = pendingReturn + part;
    // The other half of a Windows line end may still come.
    pendingReturn = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - pendingReturn.length).replace(/\r\n?/g, '\n');
  }
  if (pendingReturn !== '') yield '\n';
}

/** The same bytes, the first part long enough for a mark. */
async function* withWholeMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (first === null) yield chunk;
    else {
      first = Buffer.concat([first, chunk]);
      if (first.length < longestMark) continue;
      yield first;
      first = null;
    }
  }
  if (first !== null && first.length > 0) yield first;
}

async function* withFirst(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/**
 * The text of a file in UTF-8, Windows-1252, or UTF-16 with a byte order mark, with lines ending in
 * `\n`. Throws an `ImportError` with the line that is none of them.
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const iterator = withWholeMark(chunks);
  const first = await iterator.next();
  if (first.done) return;
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => first.value[index] === byte));
  const whole = withFirst(first.value.subarray(mark?.bytes.length ?? 0), iterator);
  const text = mark && mark.encoding !== 'utf-8' ? decodeUtf16(whole, mark.encoding) : decodeBytes(whole);
  for await (const part of withPlainLineEnds(text)) if (part !== '') yield part;
}
