import { aWorld, handlersFor, type World } from '@teranga/testing';
import { cleanup } from '@testing-library/react';
import { setupServer, type SetupServerApi } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * Mocks a back end for every test of a file, with a new world per test; unmounts what the test
 * rendered.
 */
export function serveWorld(makeWorld: () => World = aWorld): { world: World; server: SetupServerApi } {
  const world = makeWorld();
  const server = setupServer(...handlersFor(world));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => void Object.assign(world, makeWorld()));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return { world, server };
}
