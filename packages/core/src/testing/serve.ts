import { aWorld, handlersFor, type World } from '@teranga/testing';
import { setupServer, type SetupServerApi } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Pretends a back end for every test of a file; the world is a new one for each test. */
export function serveWorld(makeWorld: () => World = aWorld): { world: World; server: SetupServerApi } {
  const server = setupServer();
  const served = { world: makeWorld(), server };
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    served.world = makeWorld();
    server.resetHandlers(...handlersFor(served.world));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return served;
}
