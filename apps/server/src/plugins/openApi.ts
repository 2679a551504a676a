import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The document of /api/admin. */
    adminSwagger: FastifyInstance['swagger'];
  }
}

const documented = /^\/(?:api\/(?!admin\/)|csrf-token)/;
const documentPath = '/api/openapi.json';
const adminDocumented = /^\/api\/admin\//;
const adminDocumentPath = '/api/admin/openapi.json';

/**
 * Describes the API by the very schemas that check it: the shop's at `/api/openapi.json`, that of
 * staff at `/api/admin/openapi.json`.
 */
export async function openApi(app: FastifyInstance): Promise<void> {
  await describe(app, {
    decorator: 'swagger',
    description: 'The calls a shop makes. Messages are French.',
    isShown: (url) => documented.test(url) && url !== documentPath,
  });
  await describe(app, {
    decorator: 'adminSwagger',
    description: 'The calls of a store’s staff. Messages are French.',
    isShown: (url) => adminDocumented.test(url) && url !== adminDocumentPath,
  });
  app.get(documentPath, async () => app.swagger());
  app.get(adminDocumentPath, { config: { role: 'public' } }, async () => app.adminSwagger());
}

type Route = Pick<RouteOptions, 'config'>;

/** How staff are known: by the cookie that `POST /api/admin/session` sets, or by a key. */
const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-staff',
    description: 'Set by `POST /api/admin/session`; `staff` outside production.',
  },
  key: { type: 'http', scheme: 'bearer', description: 'An API key of the store, with its scopes.' },
} as const;

/** Who may call a route: by its security, and as extensions of its operation. */
function accessOf({ config }: Route): object {
  const { role, scope, needsFreshCode } = config ?? {};
  if (role === undefined) return {};
  const key = scope === undefined ? [] : [{ key: [scope] }];
  return {
    security: role === 'public' ? [] : [{ session: [] }, ...key],
    'x-role': role,
    ...(scope !== undefined && { 'x-scope': scope }),
    ...(needsFreshCode !== undefined && { 'x-needs-fresh-code': needsFreshCode }),
  };
}

const requiredHeader = (name: string, description: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string', description } },
  required: [name],
});
const ifMatch = requiredHeader('If-Match', 'The version that was read: its `ETag`.');
const idempotencyKey = requiredHeader(
  'Idempotency-Key',
  'A text of the caller’s choice: the same request with the same key acts once.',
);
const etag = { ETag: { type: 'string', description: 'The version, for `If-Match` of the next change.' } };
const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds until another try.' } };
/** A call that was refused for its number, or for a while. */
const retriedStatuses = new Set(['429', '503']);

/** The schemas of the answers, with the headers that they have. */
function answersOf(response: object, { config }: Route): object {
  const hasVersion = config?.isVersioned === true || config?.isConditional === true;
  return Object.fromEntries(
    Object.entries(response as Record<string, object>).map(([status, schema]) => [
      status,
      {
        ...schema,
        ...(retriedStatuses.has(status) && { headers: retryAfter }),
        ...(hasVersion && (status === '200' || status === '201') && { headers: etag }),
      },
    ]),
  );
}

/** The form of an upload. */
function formOf({ config }: Route): object {
  const fields = config?.uploadFields;
  if (!fields) return {};
  const texts = Object.fromEntries(fields.map((name) => [name, { type: 'string' }]));
  const file = { type: 'string', format: 'binary' };
  return {
    consumes: ['multipart/form-data'],
    body: { type: 'object', properties: { file, ...texts }, required: ['file'] },
  };
}

interface Described {
  decorator: 'swagger' | 'adminSwagger';
  description: string;
  isShown: (url: string) => boolean;
}

async function describe(app: FastifyInstance, { decorator, description, isShown }: Described): Promise<void> {
  await app.register(swagger, {
    decorator,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Teranga', description, version: '1' },
      ...(decorator === 'adminSwagger' && { components: { securitySchemes } }),
    },
    transform: ({ schema, url, route }) => ({
      // A folder's own path is answered with and without its slash; it is described without.
      url: url.replace(/(?<=.)\/$/, ''),
      schema: {
        ...schema,
        ...(schema?.response !== undefined && { response: answersOf(schema.response as object, route) }),
        ...formOf(route),
        ...(route.config?.isConditional && { headers: ifMatch }),
        ...(route.config?.isOncePerKey && { headers: idempotencyKey }),
        hide: !isShown(url),
        ...accessOf(route),
      },
    }),
  });
}
