import type { FastifyInstance, RouteOptions } from 'fastify';
import { Type, type TSchema } from 'typebox';

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

/**
 * Refuses with 422 a body under /api/admin that has a field nobody reads: a mistyped name would
 * look like a change that was made.
 */
export function refuseUnknownFields(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, schema }: RouteOptions) => {
    if (url.startsWith(adminPath) && schema?.body) schema.body = closedOnce(schema.body);
  });
}
