import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ClosingStateWire } from '@teranga/contract/admin';
import { closeStore, reopenStore } from '../../../../modules/closing/closeStore.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { readClosing, type Closing } from '../../../../modules/stores/closedStore.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';

const toWire = (closing: Closing | null): ClosingStateWire => ({
  closing: closing && {
    closedAt: closing.closedAt.toISOString(),
    deleteAt: closing.deleteAt.toISOString(),
  },
});

const change = { role: 'owner', needsFreshCode: true } as const;
const written = { response: { 200: ClosingStateWire, ...adminWriteFailures } };

/** Closing the store for good, for its owners. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { config: { role: 'owner' }, schema: { response: { 200: ClosingStateWire, ...adminReadFailures } } },
    async (request) => toWire(await inStore(request, readClosing)),
  );

  app.put('/', { config: change, schema: written }, async (request) =>
    toWire(await inStore(request, (tx) => closeStore(tx, actorOf(request), new Date()))),
  );

  app.delete('/', { config: change, schema: written }, async (request) => {
    await inStore(request, (tx) => reopenStore(tx, actorOf(request)));
    return toWire(null);
  });
};
