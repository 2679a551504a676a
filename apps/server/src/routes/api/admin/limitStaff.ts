import type { FastifyInstance } from 'fastify';
import { limitCalls, perAddress } from '../../../plugins/limitCalls.ts';

/** Calls of one member in a minute: a console in a hurry makes some dozens. */
const callsPerMember = 600;
/** Requests for codes and guesses of one address in a minute, besides the limits of each code. */
const signInsPerAddress = 60;

/** Limits the calls of each staff member and of each API key. */
export const limitStaff = (app: FastifyInstance): void =>
  limitCalls(app, [
    {
      max: callsPerMember,
      key: ({ apiKey, staff }) => apiKey?.id ?? staff?.member.id ?? null,
    },
  ]);

/** Limits calls that anybody may make to sign in. */
export const limitSignIns = (app: FastifyInstance): void => limitCalls(app, [perAddress(signInsPerAddress)]);
