import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  DesignImpactWire,
  PreviewLinkWire,
  PreviewRequestWire,
  PublishDesignWire,
  ScheduleDesignWire,
  StaffDesignListWire,
  StoreHistoryWire,
} from '@teranga/contract/admin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  designBefore,
  fitDesigns,
  giveDesign,
  refuseUnservedDesign,
} from '../../../../modules/appearance/changeDesign.ts';
import {
  readScheduled,
  scheduleDesign,
  unscheduleDesign,
} from '../../../../modules/appearance/scheduledDesign.ts';
import { designImpact } from '../../../../modules/designs/designImpact.ts';
import { builtDesigns, knownDesigns } from '../../../../modules/designs/designManifests.ts';
import { readServingProcesses } from '../../../../modules/designs/servedDesigns.ts';
import { previewName } from '../../../../modules/previews/previewLinks.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { auditStore } from '../../../../modules/stores/auditStore.ts';
import { lockSettings, readSettings } from '../../../../modules/stores/content/patchSettings.ts';
import { listVersions, restoreVersion } from '../../../../modules/stores/content/storedContent.ts';
import { siteUrlOf } from '../../../../modules/stores/storeSettings.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { readTime } from '../readTime.ts';
import { hourMs } from '../../../../platform/time/units.ts';

const reads = { role: 'manager', scope: 'settings:read' } as const;
const writes = { role: 'manager', scope: 'settings:write' } as const;
const listed = { 200: StaffDesignListWire, ...adminWriteFailures };
const designParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
const defaultHours = 24;

async function readDesign(tx: Tx): Promise<string> {
  const { rows } = await tx.query<{ design: string }>('select design from stores where id = app_store()');
  return rows[0]?.design ?? '';
}

async function answer(request: FastifyRequest, reply: FastifyReply): Promise<StaffDesignListWire> {
  const { db } = request.server;
  const { current, version, settings, planned } = await inStore(request, async (tx) => ({
    ...(await readSettings(tx)),
    current: await readDesign(tx),
    planned: await readScheduled(tx),
  }));
  const items = await Promise.all(
    fitDesigns().map(async (id) => {
      const manifest = knownDesigns().get(id)?.manifest;
      return {
        id,
        name: manifest?.label ?? id,
        version: manifest?.version ?? '',
        isCurrent: id === current,
        isServed: (await readServingProcesses(db, id)).unaware === 0,
        optionalPages: [...(manifest?.optionalPages ?? [])],
        settings: [...(manifest?.settings ?? [])],
        values: { ...settings.designSettings?.[id]?.values },
      };
    }),
  );
  setVersion(reply, version);
  const scheduled = planned && {
    design: planned.design,
    at: planned.at.toISOString(),
    by: planned.actor.name,
    failure: planned.failure,
  };
  return { version, current, items, scheduled };
}

/** A design as the build describes it. */
const compared = (id: string) => ({ id, manifest: null, designReport: null, ...builtDesigns()[id] });

/** The designs of the store: previews, publication, and the way back. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  /** Gives the store of a request a design, from the version of it that was seen. */
  const publish = async (request: FastifyRequest, reply: FastifyReply, design: string) => {
    const version = readIfMatch(request);
    await refuseUnservedDesign(app.db, design);
    await inStore(request, async (tx) => {
      await lockSettings(tx, version);
      await giveDesign(tx, actorOf(request), design);
    });
    return answer(request, reply);
  };

  app.get(
    '/',
    {
      config: { ...reads, isVersioned: true },
      schema: { response: { 200: StaffDesignListWire, ...adminReadFailures } },
    },
    answer,
  );

  app.post(
    '/:id/preview',
    {
      config: reads,
      schema: {
        params: designParams,
        body: PreviewRequestWire,
        response: { 200: PreviewLinkWire, ...adminWriteFailures },
      },
    },
    async (request) => {
      const { store, server, params, body } = request;
      await refuseUnservedDesign(server.db, params.id);
      const until = Date.now() + (body.hours ?? defaultHours) * hourMs;
      const word = server.previewLinks.sign({ storeId: store.id, design: params.id, until });
      const url = `${siteUrlOf(store, server.config)}/?${previewName}=${word}`;
      return { url, until: new Date(until).toISOString() };
    },
  );

  app.post(
    '/publish',
    { config: { ...writes, isConditional: true }, schema: { body: PublishDesignWire, response: listed } },
    async (request, reply) => publish(request, reply, request.body.design),
  );

  app.post(
    '/schedule',
    { config: { ...writes, isVersioned: true }, schema: { body: ScheduleDesignWire, response: listed } },
    async (request, reply) => {
      const { design } = request.body;
      const { at = new Date(0) } = readTime('at', request.body.at);
      await refuseUnservedDesign(app.db, design);
      await inStore(request, (tx) =>
        scheduleDesign(tx, request.store.id, actorOf(request), { design, at }, new Date()),
      );
      return answer(request, reply);
    },
  );

  app.delete(
    '/schedule',
    { config: { ...writes, isVersioned: true }, schema: { response: listed } },
    async (request, reply) => {
      await inStore(request, (tx) => unscheduleDesign(tx, request.store.id, actorOf(request)));
      return answer(request, reply);
    },
  );

  app.get(
    '/:id/impact',
    {
      config: reads,
      schema: { params: designParams, response: { 200: DesignImpactWire, ...adminReadFailures } },
    },
    async (request) => {
      const { id } = request.params;
      if (!fitDesigns().includes(id)) throw new HttpError(404, 'Ce design n’existe pas.');
      const { current, settings } = await inStore(request, async (tx) => ({
        ...(await readSettings(tx)),
        current: await readDesign(tx),
      }));
      const savedSettings = Object.fromEntries(
        Object.entries(settings.designSettings ?? {}).map(([design, { version = '', values }]) => [
          design,
          { version, values },
        ]),
      );
      return designImpact(compared(current), compared(id), savedSettings);
    },
  );

  app.post(
    '/undo',
    { config: { ...writes, isConditional: true }, schema: { response: listed } },
    async (request, reply) => {
      const before = await inStore(request, designBefore);
      if (before === null) throw new HttpError(409, 'Cette boutique n’a jamais eu d’autre design.');
      return publish(request, reply, before);
    },
  );

  app.get(
    '/history',
    { config: reads, schema: { response: { 200: StoreHistoryWire, ...adminReadFailures } } },
    async (request) => {
      const versions = await inStore(request, listVersions);
      const items = versions.map(({ replacedAt, changedBy: _by, ...version }) => ({
        ...version,
        until: replacedAt.toISOString(),
      }));
      return { items };
    },
  );

  app.post(
    '/history/:version/restore',
    {
      config: { ...writes, isConditional: true },
      schema: {
        params: Type.Object({ version: Type.Integer({ minimum: 1, maximum: 999_999_999 }) }),
        response: listed,
      },
    },
    async (request, reply) => {
      const seen = readIfMatch(request);
      const { version } = request.params;
      const storeVersion = (await inStore(request, listVersions)).find((each) => each.version === version);
      if (!storeVersion) throw new HttpError(404, `La boutique n’a pas de version ${version}.`);
      await refuseUnservedDesign(app.db, storeVersion.design);
      await inStore(request, async (tx) => {
        await lockSettings(tx, seen);
        await auditStore(tx, actorOf(request), 'store.restore', () => restoreVersion(tx, version));
      });
      return answer(request, reply);
    },
  );
};
