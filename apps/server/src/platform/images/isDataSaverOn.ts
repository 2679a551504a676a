import { dataSaverName, slowLink } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';

const choice = new RegExp(`(?:^|;\\s*)${dataSaverName}=(on|off)(?:;|$)`);

/**
 * Returns true when the client wants to save data: the cookie of the shopper's choice decides,
 * otherwise `Save-Data` and the connection type.
 */
export function isDataSaverOn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [, chosen] = choice.exec(headers.cookie ?? '') ?? [];
  if (chosen) return chosen === 'on';
  return headers['save-data'] === 'on' || slowLink.test(String(headers['ect'] ?? ''));
}
