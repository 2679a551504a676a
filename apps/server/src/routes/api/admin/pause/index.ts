import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PauseStateWire, PauseWire } from '@teranga/contract/admin';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { pauseStore, readPause, resumeStore, type Pause } from '../../../../modules/stores/pause.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { readTime } from '../readTime.ts';

const toWire = (pause: Pause | null): PauseStateWire => ({
  pause: pause && { ...pause, until: pause.until?.toISOString() ?? null },
});

const writes = { role: 'manager', scope: 'settings:write' } as const;

/** Whether the store takes orders. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: { role: 'manager', scope: 'settings:read' },
      schema: { response: { 200: PauseStateWire, ...adminReadFailures } },
    },
    async (request) => toWire(await inStore(request, readPause)),
  );

  app.put(
    '/',
    { config: writes, schema: { body: PauseWire, response: { 200: PauseStateWire, ...adminWriteFailures } } },
    async (request) => {
      const { until: typed, message } = request.body;
      const { until = null } = readTime('until', typed ?? undefined);
      return inStore(request, async (tx) => {
        await pauseStore(tx, actorOf(request), { until, message }, new Date());
        return toWire(await readPause(tx));
      });
    },
  );

  app.delete(
    '/',
    { config: writes, schema: { response: { 200: PauseStateWire, ...adminWriteFailures } } },
    async (request) =>
      inStore(request, async (tx) => {
        await resumeStore(tx, actorOf(request));
        return toWire(await readPause(tx));
      }),
  );
};
