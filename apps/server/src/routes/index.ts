import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

/**
 * Every `routes/<path>/index.ts` is a route: its export `routes` is the Fastify plugin that is
 * registered at the path. Both the bundler and the test runner expand the glob.
 */
const modules = import.meta.glob<{ routes: FastifyPluginAsyncTypebox }>('./*/**/index.ts', { eager: true });

export async function registerRoutes(app: FastifyInstance): Promise<void> {
  for (const [file, { routes }] of Object.entries(modules)) {
    const prefix = file.slice(1, -'/index.ts'.length);
    await app.register(routes, { prefix });
  }
}
