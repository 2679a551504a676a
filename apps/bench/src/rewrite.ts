import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib';

/** Changes a document on its way to the browser. */
export type Rewrite = (html: string) => string;

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};
const compress = promisify(brotliCompress);
const quality = 5;

/** A document's body after the change, recompressed whether it changed or not. */
export async function rewriteBody(
  body: Buffer,
  encoding: IncomingHttpHeaders['content-encoding'],
  rewrite: Rewrite,
): Promise<Buffer> {
  const html = await (decoders[encoding ?? '']?.(body) ?? body);
  return compress(rewrite(html.toString()), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
