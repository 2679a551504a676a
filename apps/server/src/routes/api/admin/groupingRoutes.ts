import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderOfEntriesWire } from '@teranga/contract/admin';
import type { FastifyRequest } from 'fastify';
import { Type, type TObject } from 'typebox';
import {
  newGroupingId,
  reorderGrouping,
  saveGroupingEntry,
  type SavedEntry,
} from '../../../modules/catalogue/groupings/changeGrouping.ts';
import { deleteGroupingEntry } from '../../../modules/catalogue/groupings/deleteGroupingEntry.ts';
import type { GroupingFields } from '../../../modules/catalogue/groupings/groupingRows.ts';
import type { Grouping } from '../../../modules/catalogue/groupings/grouping.ts';
import { actorOf } from '../../../modules/staff/adminAccess.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { readIfMatch, setVersion } from '../../../platform/http/versions.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { adminReadFailures, adminWriteFailures } from './adminFailures.ts';
import { imageCheck } from './imageCheck.ts';

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const reads = { role: 'preparer', scope: 'catalogue:read' } as const;
const writes = { role: 'manager', scope: 'catalogue:write' } as const;

/** What the routes of one grouping are made of. `Item`: an entry as its list shows it. */
export interface GroupingRoutes<Item extends { id: string; version: number }> {
  grouping: Grouping;
  /** Schemas of the list, of an entry, of a new one and of a change. */
  schemas: { list: TObject; entry: TObject; created: TObject; patch: TObject };
  read: (tx: Tx) => Promise<Item[]>;
  /** The columns that a body names. */
  toFields: (tx: Tx, body: Record<string, unknown>) => Promise<GroupingFields> | GroupingFields;
}

interface EntryBody extends Record<string, unknown> {
  id?: string;
  name?: string;
  place?: number;
}

function refuseUnknownImage(request: FastifyRequest, body: EntryBody): void {
  const name = body['image'] ?? body['picture'];
  if (typeof name !== 'string' || imageCheck(request)(name)) return;
  const message = `L’image « ${name.slice(0, 100)} » n’est pas parmi celles de la boutique.`;
  throw new HttpError(422, message, { [body['image'] === undefined ? 'picture' : 'image']: [message] });
}

/** The columns of the fields that a body has. */
export const pickTexts = (
  body: Record<string, unknown>,
  columns: Readonly<Record<string, string>>,
): GroupingFields =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      // Checked by the schema of its route.
      const value = body[field] as GroupingFields[string] | undefined;
      return value === undefined ? [] : [[column, value] as const];
    }),
  );

/** Writes an entry as the body of a request has it, and answers it as the list shows it. */
function save<Item extends { id: string; version: number }>(
  request: FastifyRequest,
  { grouping, read, toFields }: GroupingRoutes<Item>,
  { id, mode, version = null }: Pick<SavedEntry, 'id' | 'mode' | 'version'>,
): Promise<Item> {
  // Checked by the schema of its route.
  const body = request.body as EntryBody;
  refuseUnknownImage(request, body);
  return inStore(request, async (tx) => {
    const given = await toFields(tx, body);
    const isAddressed = mode === 'create' && grouping.table === 'collections';
    const fields: GroupingFields = {
      ...(isAddressed && { slug: id }),
      ...(body.name !== undefined && { name: body.name }),
      ...given,
    };
    const place = body.place ?? null;
    const entry = { id, fields, place, version, ...(mode && { mode }) };
    await saveGroupingEntry(tx, grouping, actorOf(request), entry);
    const saved = (await read(tx)).find((item) => item.id === id);
    if (!saved) throw new Error('An entry that was saved was not read.');
    return saved;
  });
}

/** The routes of a grouping: list, create, change, delete, and put in order. */
export const groupingRoutes =
  <Item extends { id: string; version: number }>(parts: GroupingRoutes<Item>): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { grouping, schemas, read } = parts;
    app.get(
      '/',
      { config: reads, schema: { response: { 200: schemas.list, ...adminReadFailures } } },
      async (request) => ({ items: await inStore(request, read) }),
    );

    app.post(
      '/',
      {
        config: writes,
        schema: { body: schemas.created, response: { 201: schemas.entry, ...adminWriteFailures } },
      },
      async (request, reply) => {
        const { id: given, name = '' } = request.body as EntryBody;
        const id = given === undefined ? newGroupingId(name) : slugOf(given);
        return reply.code(201).send(await save(request, parts, { id, mode: 'create' }));
      },
    );

    app.patch(
      '/:id',
      {
        config: { ...writes, isConditional: true },
        schema: { params, body: schemas.patch, response: { 200: schemas.entry, ...adminWriteFailures } },
      },
      async (request, reply) => {
        const seen = { id: request.params.id, version: readIfMatch(request) };
        const saved = await save(request, parts, { ...seen, mode: 'change' });
        setVersion(reply, saved.version);
        return saved;
      },
    );

    app.delete(
      '/:id',
      {
        config: { ...writes, isConditional: true },
        schema: { params, response: { 204: Type.Null(), ...adminWriteFailures } },
      },
      async (request, reply) => {
        const seen = { id: request.params.id, version: readIfMatch(request) };
        await inStore(request, (tx) => deleteGroupingEntry(tx, grouping, actorOf(request), seen));
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/order',
      {
        config: writes,
        schema: { body: OrderOfEntriesWire, response: { 200: schemas.list, ...adminWriteFailures } },
      },
      async (request) => {
        const items = await inStore(request, async (tx) => {
          await reorderGrouping(tx, grouping, actorOf(request), request.body.ids);
          return read(tx);
        });
        return { items };
      },
    );
  };
