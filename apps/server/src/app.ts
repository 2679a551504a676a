import Fastify, { type FastifyInstance } from 'fastify';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { answerErrors } from './http/answerErrors.ts';
import { registerRoutes } from './routes/index.ts';
import { visitorSessions } from './session/visitorSessions.ts';
import type { Store } from './stores/store.ts';
import { StoreDirectory } from './stores/storeDirectory.ts';
import { storeByHost } from './stores/storeByHost.ts';
import { Sessions, type Session } from './session/sessionCookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Database;
    stores: StoreDirectory;
    sessions: Sessions;
  }
  interface FastifyRequest {
    /** The store of the request's host. */
    store: Store;
    session: Session | null;
    /** What the visitor's cart and wishlist are kept under; null before their first change. */
    visitor: string | null;
  }
}

export interface AppOptions {
  config: Config;
  db: Database;
  sessionSecret: string;
}

/** The whole server, ready to listen or to be injected into. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.decorate('config', options.config);
  app.decorate('db', options.db);
  app.decorate('stores', new StoreDirectory(options.db));
  app.decorate('sessions', new Sessions(options.sessionSecret));
  app.addHook('onReady', () => app.stores.start());
  app.addHook('onClose', () => app.stores.stop());
  answerErrors(app);
  storeByHost(app);
  await visitorSessions(app);
  await registerRoutes(app);
  return app;
}
