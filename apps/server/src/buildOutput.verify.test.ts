import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@teranga/embedded-postgres/testing';
import { afterAll, expect, it } from 'vitest';
import { buildServer, endOf, readyLineOf, startServer } from './testing/builtServer.ts';
import { testDatabase } from './testing/testDatabase.ts';

const run = promisify(execFile);
const installed = path.join(import.meta.dirname, '../node_modules');
const built = path.dirname(await buildServer());

type Kind = 'dependencies' | 'devDependencies';

/** A copy of the build's output outside the repository, with the npm packages that it names. */
async function copyOutput(...kinds: Kind[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'teranga-output-'));
  afterAll(() => rm(folder, { recursive: true }));
  await cp(built, folder, { recursive: true });
  const named = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<Kind, object>;
  for (const name of kinds.flatMap((kind) => Object.keys(named[kind]))) {
    const link = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(installed, name), link);
  }
  return folder;
}

async function inFolder(
  folder: string,
  more: Record<string, string>,
  test: (origin: string) => Promise<void>,
) {
  const port = String(await freePort());
  const server = startServer(path.join(folder, 'main.js'), { PORT: port, ...more });
  await readyLineOf(server);
  const ended = endOf(server);
  await test(`http://127.0.0.1:${port}`);
  server.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, output: '' });
}

it('a copy of the build output serves and is operated in production', async () => {
  const [folder, { url }] = [await copyOutput('dependencies'), await testDatabase({ isMigrated: false })];
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'W9xQ2mZk7Lr4Tn8Vb3Hs6Yd1Pf5Gc0Ja',
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, 'data'),
  };
  const store = ['create', 'copie', '--name', 'Copie', '--host', '127.0.0.1', '--design', 'lybalikou'];
  await run(process.execPath, [path.join(folder, 'cli.js'), ...store], { env: production });
  await inFolder(folder, production, async (origin) => {
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('data-design="lybalikou"');
  });
});

it('a copy of the build output has the demo stores with their images in development', async () => {
  const [folder, { url }] = [await copyOutput('dependencies', 'devDependencies'), await testDatabase()];
  await inFolder(folder, { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') }, async (origin) => {
    const { data } = (await (await fetch(`${origin}/api/products`)).json()) as {
      data: { picture: string }[];
    };
    const images = data.map(({ picture }) => fetch(`${origin}/cdn/${picture}`, { method: 'HEAD' }));
    const statuses = (await Promise.all(images)).map(({ status }) => status);
    expect(statuses).toEqual(data.map(() => 200));
  });
});
