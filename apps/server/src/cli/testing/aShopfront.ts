import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { anOperator, type CommandOutput } from './anOperator.ts';

export interface Shopfront extends TestDatabase {
  /** A folder of the test file's own, removed at its end. */
  folder: string;
  /** Runs a command of the operator. */
  store(...words: string[]): Promise<CommandOutput>;
  /** Makes a store named after its id, in the default design. */
  create(id: string, host: string, ...more: string[]): Promise<CommandOutput>;
}

/**
 * An operator with a database and a data folder of the calling file's own, as commands ask which
 * designs the servers of a database render. Call it at the top level of the file.
 */
export async function aShopfront(): Promise<Shopfront> {
  const database = await testDatabase({ isOwn: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'teranga-cli-test-'));
  afterAll(() => rm(folder, { recursive: true }));
  const store = anOperator(database.db, { dataDir: folder });
  const create = (id: string, ...hosts: [string, ...string[]]) => {
    const addresses = hosts.flatMap((host) => ['--host', host]);
    return store('create', id, '--name', `Boutique ${id}`, '--design', 'default', ...addresses);
  };
  return { ...database, folder, store, create };
}
