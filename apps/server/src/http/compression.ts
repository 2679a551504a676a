import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** What is compressed for one answer: most of the gain for little of the time. */
const brotliQuality = 4;
const smallestBytes = 1024;
/** Below this a pass is short enough to run in place; above it a stream lets others in between. */
const inPlaceBytes = 128 * 1024;

const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };

/** Whether a text is long enough to be compressed. */
export const isWorthCompressing = (text: string): boolean => text.length >= smallestBytes;

const bitsOfNumber = 32;
const widestWindow = 22;
/** A window wider than the text takes time to make, and is of no use. */
const windowBits = (bytes: number) =>
  Math.min(widestWindow, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bitsOfNumber - Math.clz32(bytes)));

/** A text in brotli. */
export function compressedText(text: string, quality = brotliQuality): Promise<Buffer> {
  const bytes = Buffer.from(text);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Brotli or gzip for what is made on the fly. Bodies that come in compressed are refused. */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: smallestBytes,
    syncThreshold: inPlaceBytes,
    brotliOptions: { params },
    globalDecompression: false,
  });
}
