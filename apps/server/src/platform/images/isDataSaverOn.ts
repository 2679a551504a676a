import type { FastifyRequest } from 'fastify';

const choice = /(?:^|;\s*)economy=(on|off)(?:;|$)/;
const slowLink = /^(?:slow-)?2g$/;

/**
 * Returns true when the client wants to save data: the `economy` cookie decides, otherwise
 * `Save-Data` and the connection type.
 */
export function isDataSaverOn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [, chosen] = choice.exec(headers.cookie ?? '') ?? [];
  if (chosen) return chosen === 'on';
  return headers['save-data'] === 'on' || slowLink.test(String(headers['ect'] ?? ''));
}
