import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './platform/config/config.ts';
import { queues } from './background/jobs.ts';
import { isBehindPool, poolNotice } from './platform/database-setup/connectionPool.ts';
import { openPlatformDatabase } from './platform/database-setup/platformDatabase.ts';
import { unrenderedNotices } from './modules/stores/unrenderedNotices.ts';
import { seedInChildProcess } from './demo/seedInChildProcess.ts';
import { unsentNotices } from './platform/config/deliverySettings.ts';
import { messagePortsOf } from './platform/delivery/messagePortsOf.ts';
import { clientFolder, loadRenderer } from './pages/renderer.ts';
import { paymentSecretOf } from './platform/secrets/paymentSecretOf.ts';
import { readyLine } from './readyLine.ts';
import { developmentSecret } from './platform/secrets/developmentSecret.ts';

/** Callbacks to the server's host process. */
export interface ServeCallbacks {
  /** Prints one line for the operator. */
  report(line: string): void;
  /** The server cannot go on. */
  onFatal(error: Error): void;
  /** Registers a clean-up for shutdown; the last one registered runs first. */
  onStop(undo: () => Promise<void>): void;
}

/** Starts everything in order and reports `ready` once requests are answered. */
export async function serve(config: Config, callbacks: ServeCallbacks): Promise<FastifyInstance> {
  const { report, onFatal, onStop } = callbacks;
  const platform = await openPlatformDatabase({ config, as: 'server', queues, report, onFatal });
  onStop(() => platform.close());
  const paymentSecret = await paymentSecretOf(config);
  if (!config.isProduction) await seedInChildProcess(platform.db);
  const renderer = await loadRenderer();
  const app = await buildApp({
    config,
    db: platform.db,
    sessionSecret: config.sessionSecret ?? (await developmentSecret(config.dataDir, 'session')),
    paymentSecret,
    renderer,
    clientFolder,
    messagePorts: messagePortsOf(config),
    jobsUrl: platform.directUrl,
  });
  onStop(() => app.close());
  await listen(app, config);
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl && !databaseDirectUrl && (await isBehindPool(databaseUrl))) report(poolNotice);
  if (config.isProduction) for (const notice of unsentNotices(config.delivery)) report(notice);
  const stores = await app.stores.all();
  if (renderer) for (const notice of unrenderedNotices(stores, renderer.designs)) report(notice);
  report(readyLine(stores, config));
  return app;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${port} of ${host} is in use: stop what uses it, or set PORT to another one.`,
      );
    if (code === 'EACCES')
      throw new ConfigError(`Port ${port} may not be opened by this user: set PORT to 1024 or more.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`HOST "${host}" is no address of this machine.`);
    throw error;
  }
}
