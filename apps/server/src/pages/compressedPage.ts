import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** Made once for many, so worth more than what is compressed for one: a tenth smaller than quality 4, for 2 ms more. */
const quality = 7;
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
    if (at >= 0 && (await givesPage(page, differentEverywhere(standIn), html, placeholder))) return page;
  }
  return null;
}

async function compress(head: string, standIn: string, tail: string): Promise<Buffer> {
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
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

async function givesPage(
  page: CompressedPage,
  nonce: string,
  html: string,
  placeholder: string,
): Promise<boolean> {
  const text = await decompress(page.withNonce(nonce)).then(String, () => null);
  return text === html.replaceAll(placeholder, nonce);
}
