import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

const patternOf = (encoding: Encoding) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:,|$|;\\s*q=(?:1|0?\\.0*[1-9]))`);
const patterns: Record<Encoding, RegExp> = { br: patternOf('br'), gzip: patternOf('gzip') };

/** Whether a request accepts an encoding by its name. */
export const acceptsEncoding = ({ headers }: Pick<FastifyRequest, 'headers'>, encoding: Encoding): boolean =>
  patterns[encoding].test(headers['accept-encoding'] ?? '');
