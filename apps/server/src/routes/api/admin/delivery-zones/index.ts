import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewZoneWire, OrderOfEntriesWire, StaffZoneListWire, ZonePatchWire } from '@teranga/contract/admin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import {
  patchSettings,
  readSettings,
  type VersionedSettings,
} from '../../../../modules/stores/content/patchSettings.ts';
import { withZoneIds, type DeliveryZone } from '../../../../modules/stores/deliveryZones.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { cleanLine } from '../../../../platform/text/cleanText.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { imageCheck } from '../imageCheck.ts';

const params = Type.Object({ id: Type.String({ maxLength: 200 }) });
const reads = { role: 'manager', scope: 'settings:read' } as const;
const writes = { role: 'manager', scope: 'settings:write', isConditional: true } as const;
const zonesPath = 'marketplaceInfo.deliveryInfo.zones';
const changed = { 200: StaffZoneListWire, ...adminWriteFailures };

const zonesOf = ({ settings }: VersionedSettings): DeliveryZone[] =>
  withZoneIds(settings.marketplaceInfo.deliveryInfo.zones).toSorted((a, b) => a.order - b.order);

const toWire = (current: VersionedSettings): StaffZoneListWire => ({
  version: current.version,
  items: zonesOf(current).map(({ id, kind = 'delivery', name, price, description, enabled }) => ({
    id,
    kind,
    name,
    price,
    description,
    isEnabled: enabled,
  })),
});

/** Writes the zones in their order, as the settings of the version that was seen. */
async function change(
  request: FastifyRequest,
  reply: FastifyReply,
  revise: (zones: DeliveryZone[]) => DeliveryZone[],
): Promise<StaffZoneListWire> {
  const version = readIfMatch(request);
  const answer = await inStore(request, async (tx) => {
    const zones = revise(zonesOf(await readSettings(tx))).map((zone, order) => ({ ...zone, order }));
    const patch = { version, changes: [{ path: zonesPath, value: withZoneIds(zones) }] };
    return patchSettings(tx, actorOf(request), patch, imageCheck(request));
  });
  setVersion(reply, answer.version);
  return toWire(answer);
}

function findIn(zones: readonly DeliveryZone[], id: string): DeliveryZone {
  const zone = zones.find((each) => each.id === id);
  if (!zone) throw new HttpError(404, 'Cette boutique n’a pas cette zone de livraison.');
  return zone;
}

/** Where the store delivers to: a part of its settings, with their version. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: { ...reads, isVersioned: true },
      schema: { response: { 200: StaffZoneListWire, ...adminReadFailures } },
    },
    async (request, reply) => {
      const current = await inStore(request, readSettings);
      setVersion(reply, current.version);
      return toWire(current);
    },
  );

  app.post(
    '/',
    { config: writes, schema: { body: NewZoneWire, response: changed } },
    async (request, reply) => {
      const { isEnabled: enabled = true, kind = 'delivery', description = '', name, price } = request.body;
      const zone = { kind, name: cleanLine(name), price, description, enabled, order: 0, id: '' };
      return change(request, reply, (zones) => [...zones, zone]);
    },
  );

  app.patch(
    '/:id',
    { config: writes, schema: { params, body: ZonePatchWire, response: changed } },
    async (request, reply) => {
      const { isEnabled, name, ...fields } = request.body;
      return change(request, reply, (zones) => {
        const zone = findIn(zones, request.params.id);
        const next = {
          ...zone,
          ...fields,
          ...(name !== undefined && { name: cleanLine(name) }),
          ...(isEnabled !== undefined && { enabled: isEnabled }),
        };
        return zones.map((each) => (each === zone ? next : each));
      });
    },
  );

  app.delete('/:id', { config: writes, schema: { params, response: changed } }, async (request, reply) =>
    change(request, reply, (zones) => {
      const zone = findIn(zones, request.params.id);
      return zones.filter((each) => each !== zone);
    }),
  );

  app.put(
    '/order',
    { config: writes, schema: { body: OrderOfEntriesWire, response: changed } },
    async (request, reply) =>
      change(request, reply, (zones) => {
        const ids = new Set(request.body.ids);
        if (ids.size !== zones.length || zones.some(({ id }) => !ids.has(id)))
          throw new HttpError(409, 'La liste a changé entre-temps. Relisez-la, puis recommencez.');
        return [...ids].map((id) => findIn(zones, id));
      }),
  );
};
