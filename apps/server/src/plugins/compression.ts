import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Quality for responses compressed once: most of the gain for little time. */
const brotliQuality = 4;
const smallestBytes = 1024;
/**
 * Below this size compression is short enough to run synchronously; above it a stream yields to
 * other requests.
 */
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

/** Brotli or gzip for dynamic responses. Compressed request bodies are refused. */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: smallestBytes,
    syncThreshold: inPlaceBytes,
    brotliOptions: { params },
    globalDecompression: false,
  });
}
