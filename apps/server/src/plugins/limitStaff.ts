import type { FastifyInstance } from 'fastify';
import { limitCalls } from './limitCalls.ts';

/** Calls of one member or API key in a minute: a console in a hurry makes some dozens. */
export const callsPerMember = 600;

/** Limits the calls of each staff member and of each API key, whichever route they call. */
export const limitStaff = (app: FastifyInstance): void =>
  limitCalls(app, [
    {
      max: callsPerMember,
      key: ({ apiKey, staff }) => apiKey?.id ?? staff?.member.id ?? null,
    },
  ]);
