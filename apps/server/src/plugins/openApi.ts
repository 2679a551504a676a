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

/** Who may call a route, as extensions of its operation. */
const accessOf = ({ config }: Pick<RouteOptions, 'config'>): object => ({
  ...(config?.role !== undefined && { 'x-role': config.role }),
  ...(config?.scope !== undefined && { 'x-scope': config.scope }),
  ...(config?.needsFreshCode !== undefined && { 'x-needs-fresh-code': config.needsFreshCode }),
});

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

interface Described {
  decorator: 'swagger' | 'adminSwagger';
  description: string;
  isShown: (url: string) => boolean;
}

async function describe(app: FastifyInstance, { decorator, description, isShown }: Described): Promise<void> {
  await app.register(swagger, {
    decorator,
    openapi: { openapi: '3.1.0', info: { title: 'Teranga', description, version: '1' } },
    transform: ({ schema, url, route }) => ({
      // A folder's own path is answered with and without its slash; it is described without.
      url: url.replace(/(?<=.)\/$/, ''),
      schema: {
        ...schema,
        ...(route.config?.isConditional && { headers: ifMatch }),
        ...(route.config?.isOncePerKey && { headers: idempotencyKey }),
        hide: !isShown(url),
        ...accessOf(route),
      },
    }),
  });
}
