import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** A tenth smaller than quality 4 for 1 ms more; quality 7 is smaller by a sixtieth, for 2 ms more. */
export const quality = 5;
/** A window of 512 KB: wider ones cost memory that no page fills. */
const windowBits = 19;
/** More than most pages take, compressed and not: one buffer instead of several. */
const pieceBytes = 64 * 1024;
const pageBytes = 512 * 1024;
/** A try fails when the text happens to repeat a piece of the stand-in: about one in twenty. */
const mostTries = 4;

/** A page compressed once; each response only writes its own nonce into it. */
export interface CompressedPage {
  withNonce(nonce: string): Buffer;
}

/**
 * Compresses a page so that its nonce can still be changed: a random stand-in of the same length, put in a block of its own,
 * is stored by brotli as it is, and later occurrences refer to the first. What came out is tried with another nonce; null
 * when that does not give the page.
 *
 * @param placeholder what stands in `html` where the nonce belongs
 * @param nonceBytes random bytes of a nonce, which is written in base64
 */
export async function compressPage(
  html: string,
  placeholder: string,
  nonceBytes: number,
): Promise<CompressedPage | null> {
  const [head = '', ...tail] = html.split(placeholder);
  if (tail.length === 0) return null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const standIn = randomBytes(nonceBytes).toString('base64');
    const compressed = await compress(head, standIn, tail.join(standIn));
    const at = compressed.indexOf(standIn);
    const page: CompressedPage = {
      withNonce(nonce) {
        const copy = Buffer.from(compressed);
        copy.write(nonce, at, 'latin1');
        return copy;
      },
    };
    const tried = differentEverywhere(standIn);
    if (at >= 0 && (await givesPage(page, tried, [head, ...tail].join(tried)))) return page;
  }
  return null;
}

async function compress(head: string, standIn: string, tail: string): Promise<Buffer> {
  const brotli = createBrotliCompress({
    chunkSize: pieceBytes,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    brotli
      .on('data', (piece: Buffer) => pieces.push(piece))
      .once('end', resolve)
      .once('error', reject);
  });
  await writeBlock(brotli, head);
  await writeBlock(brotli, standIn);
  brotli.end(tail);
  await ended;
  return Buffer.concat(pieces);
}

function writeBlock(brotli: BrotliCompress, text: string): Promise<void> {
  return new Promise((resolve) => {
    brotli.write(text);
    brotli.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
  });
}

/** A nonce that shares no character with the other at the same place, so that no leftover of it goes unseen. */
const differentEverywhere = (nonce: string): string =>
  nonce.replace(/./g, (sign) => (sign === 'A' ? 'B' : 'A'));

async function givesPage(page: CompressedPage, nonce: string, html: string): Promise<boolean> {
  const bytes = await decompress(page.withNonce(nonce), { chunkSize: pageBytes }).catch(() => null);
  return bytes?.equals(Buffer.from(html)) ?? false;
}
