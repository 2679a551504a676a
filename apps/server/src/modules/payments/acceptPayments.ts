import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sandboxPath } from './paytech/sandboxPath.ts';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';

/** This very server, as it reaches itself. */
function ownUrl(app: FastifyInstance): string {
  const address = app.server.address() as AddressInfo | null;
  const { config } = app;
  const isAnywhere = ['0.0.0.0', '::', ''].includes(config.host);
  return `http://${isAnywhere ? '127.0.0.1' : config.host}:${address?.port ?? config.port}`;
}

/** Sets up online payments on the server. */
export function acceptPayments(app: FastifyInstance, secret: string): void {
  const { paytechUrl } = app.config;
  app.decorate('payments', {
    db: app.db,
    setup: {
      keyEncryption: new KeyEncryption(secret),
      paytechUrl: () => paytechUrl ?? `${ownUrl(app)}${sandboxPath}/api`,
    },
  });
}
