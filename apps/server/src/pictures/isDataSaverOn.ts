import type { FastifyRequest } from 'fastify';

const choice = /(?:^|;\s*)economy=(on|off)(?:;|$)/;
const slowLink = /^(?:slow-)?2g$/;

/** Whether whoever asks wants to spend little: by the choice that the page keeps, else by what the browser says of itself and its link. */
export function isDataSaverOn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [, chosen] = choice.exec(headers.cookie ?? '') ?? [];
  if (chosen) return chosen === 'on';
  return headers['save-data'] === 'on' || slowLink.test(String(headers['ect'] ?? ''));
}
