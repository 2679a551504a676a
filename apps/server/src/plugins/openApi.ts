import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

const documented = /^\/(?:api\/|csrf-token)/;
const documentPath = '/api/openapi.json';

/** Describes the API by the very schemas that check it, at `/api/openapi.json`. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Teranga', description: 'The calls a shop makes. Messages are French.', version: '1' },
    },
    transform: ({ schema, url }) => ({
      // A folder's own path is answered with and without its slash; it is described without.
      url: url.replace(/(?<=.)\/$/, ''),
      schema: { ...schema, hide: !documented.test(url) || url === documentPath },
    }),
  });
  app.get(documentPath, async () => app.swagger());
}
