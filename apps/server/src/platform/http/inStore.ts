import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';

/** Runs one transaction for the store of a request. */
export const inStore = <T>(request: FastifyRequest, run: (tx: Tx) => Promise<T>): Promise<T> =>
  request.server.db.withStore(request.store.id, run);
