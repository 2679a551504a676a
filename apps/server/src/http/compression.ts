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

/** A text in brotli. */
export const compressedText = (text: string): Promise<Buffer> =>
  brotli(Buffer.from(text), { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });

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
