import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Every page is compressed anew, since it carries its own nonce: most of the gain for little of the time. */
const brotliQuality = 4;
const smallestBytes = 1024;
/** Below this a pass is short enough to run in place; above it a stream lets others in between. */
const inPlaceBytes = 128 * 1024;

/** Brotli or gzip for what is made on the fly. Bodies that come in compressed are refused. */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: smallestBytes,
    syncThreshold: inPlaceBytes,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    globalDecompression: false,
  });
}
