import type { FastifyRequest } from 'fastify';

const named = /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?:1|0?\.0*[1-9]))/;

/** Whether who asks reads brotli. */
export const readsBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  named.test(headers['accept-encoding'] ?? '');
