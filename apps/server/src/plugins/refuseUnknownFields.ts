import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { invalidDataMessage } from '../platform/http/errorResponse.ts';
import { unknownFieldText } from '../platform/http/fieldErrors.ts';
import { HttpError } from '../platform/http/httpError.ts';

const adminPath = '/api/admin/';
const closedSchemas = new WeakMap<TSchema, TSchema>();

function closed(schema: TSchema): TSchema {
  if (Type.IsArray(schema)) return { ...schema, items: closed(schema.items) };
  if (Type.IsUnion(schema)) return { ...schema, anyOf: schema.anyOf.map(closed) };
  if (!Type.IsObject(schema)) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => [name, closed(property)]);
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: false };
}

function closedOnce(schema: TSchema): TSchema {
  const result = closedSchemas.get(schema) ?? closed(schema);
  closedSchemas.set(schema, result);
  return result;
}

/** Of a route that reads no body: one without fields is accepted. */
function refuseBody({ body }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const isJson = typeof body === 'object' && body !== null && !(body instanceof Readable);
  const names = isJson ? Object.keys(body) : [];
  const errors = Object.fromEntries(names.map((name) => [name, [unknownFieldText]]));
  done(names.length > 0 ? new HttpError(422, invalidDataMessage, errors) : undefined);
}

/**
 * Refuses with 422 a body under /api/admin that has a field nobody reads: a mistyped name would
 * look like a change that was made.
 */
export function refuseUnknownFields(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    if (!route.url.startsWith(adminPath)) return;
    if (route.schema?.body) route.schema.body = closedOnce(route.schema.body);
    else route.preHandler = [refuseBody, ...[route.preHandler ?? []].flat()];
  });
}
