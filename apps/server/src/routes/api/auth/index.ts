import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { accountRoutes } from './accountRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';

/** Sign-in, account and sign-out. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(signInRoutes);
  await app.register(accountRoutes);
};
