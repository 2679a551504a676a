import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { migrationsFolder } from '../config/builtFolder.ts';
import { migrate } from './migrate.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'teranga-migrations-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const emptyDatabase = await testDatabase({ isMigrated: false });
const smallDatabase = await testDatabase({ isMigrated: false });
const closedDatabase = await testDatabase({ isMigrated: false });

it('The migration applies each migration once when several processes start at the same time', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(emptyDatabase.url, {})));
  const all = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(applied.flat().sort()).toEqual(all.sort());
});

it('The migration applies migrations in the order of their names, and later only new ones', async () => {
  const first = { '001_a.sql': 'create table a (id int)', '002_b.sql': 'alter table a add b int' };
  expect(await migrate(smallDatabase.url, {}, await folderWith(first))).toEqual(['001_a.sql', '002_b.sql']);
  const more = { ...first, '003_c.sql': 'alter table a add c int' };
  expect(await migrate(smallDatabase.url, {}, await folderWith(more))).toEqual(['003_c.sql']);
});

it('The migration refuses a migration that was changed after it was applied', async () => {
  const changed = await folderWith({ '001_a.sql': 'create table a (id bigint)' });
  await expect(migrate(smallDatabase.url, {}, changed)).rejects.toThrow(
    'Migration 001_a.sql was changed after this database had applied it: migrations only go forward, so restore the file and write a new one.',
  );
});

it('The migration rolls back a failing migration completely and names it with its reason', async () => {
  const failing = await folderWith({ '004_d.sql': 'create table d (id int); select nonsense' });
  await expect(migrate(smallDatabase.url, {}, failing)).rejects.toThrow(
    'Migration 004_d.sql failed and was undone: column "nonsense" does not exist.',
  );
  expect(await smallDatabase.asAdmin("select to_regclass('d') as d")).toEqual([{ d: null }]);
});

it("The migration names the administrator's fix when the connecting role may create neither extensions nor tables", async () => {
  const { asAdmin, url } = closedDatabase;
  await asAdmin(
    "do $$ begin create role teranga_limited login password 'limited'; exception when duplicate_object then null; end $$",
  );
  await asAdmin('grant teranga_app to teranga_limited');
  onTestFinished(() =>
    asAdmin('drop owned by teranga_limited; drop role teranga_limited').then(() => undefined),
  );
  const limited = new URL(url);
  limited.username = 'teranga_limited';
  limited.password = 'limited';
  const asLimited = async () => migrate(limited.href, {}, await folderWith({}));
  await expect(asLimited()).rejects.toThrow(
    'The database needs the extension "unaccent" and the connecting role cannot create it: run "create extension unaccent schema public" in this database as an administrator.',
  );
  await asAdmin('create extension unaccent schema public; create extension pg_trgm schema public');
  const grants =
    'grant usage, create on schema public to teranga_limited; grant usage on schema public to teranga_app';
  await expect(asLimited()).rejects.toThrow(
    `The connecting role may not make tables in the schema "public": run "${grants}" in this database as an administrator.`,
  );
  await asAdmin(grants);
  const database = new URL(url).pathname.slice(1);
  const grant = `grant create on database ${database} to teranga_limited`;
  await expect(asLimited()).rejects.toThrow(
    `The connecting role may not make a schema: run "${grant}" in this database as an administrator.`,
  );
  await asAdmin(grant);
  expect(await asLimited()).toEqual([]);
  await asAdmin(`revoke create on database ${database} from teranga_limited`);
  expect(await asLimited()).toEqual([]);
  await asAdmin('alter table schema_migrations owner to current_user');
  await expect(asLimited()).rejects.toThrow(
    'The tables of this database are another role’s: let DATABASE_URL name the role that made them (permission denied for table schema_migrations).',
  );
});
