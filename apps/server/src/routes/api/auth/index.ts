import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TooManyCodes } from '../../../sign-in/sendLimits.ts';
import { accountRoutes } from './accountRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';

/** Sign-in, account and sign-out. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof TooManyCodes) reply.header('retry-after', String(error.retryAfterSeconds));
  });
  await app.register(signInRoutes);
  await app.register(accountRoutes);
};
