import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readDesigns } from '../modules/designs/readDesigns.ts';
import { migrationsFolder } from '../platform/config/builtFolder.ts';
import { designsFolder } from './designsFolder.ts';

const serverFolder = path.join(import.meta.dirname, '../..');
const repository = path.join(serverFolder, '../..');
const shellFolder = path.join(repository, 'apps/shell/dist');
const consoleFolder = path.join(repository, 'apps/console/dist');
const demoFolder = path.join(repository, 'packages/demo/src/stores');

interface Package {
  version: string;
  engines?: object;
  dependencies?: Record<string, string>;
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Package;

/** Writes `designs.json`: what the server knows of each design. */
export async function writeDesigns(dist: string): Promise<void> {
  await mkdir(dist, { recursive: true });
  const file = path.join(dist, 'designs.json');
  // Renamed, so that a process that reads it meanwhile gets the whole file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(readDesigns(designsFolder)));
  await rename(unfinished, file);
}

/** The exact versions of npm packages; those of this repository are in the bundle. */
async function installedVersions(names: readonly string[]): Promise<Record<string, string>> {
  const ofNpm = names.filter((name) => !name.startsWith('@teranga/'));
  const versions = ofNpm.map(async (name) => {
    const { version } = await readPackage(path.join(serverFolder, 'node_modules', name));
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** Writes the `package.json` by which npm installs what the output imports. */
async function writePackage(dist: string): Promise<void> {
  const [root, server] = await Promise.all([repository, serverFolder].map(readPackage));
  const workspace = parse(await readFile(path.join(repository, 'pnpm-workspace.yaml'), 'utf8')) as {
    overrides: Record<string, string>;
  };
  const content = {
    name: 'teranga-server',
    private: true,
    type: 'module',
    engines: root?.engines,
    scripts: { start: 'node main.js', store: 'node cli.js' },
    dependencies: await installedVersions(Object.keys(server?.dependencies ?? {})),
    // Photographs of the demo stores, which production does not have.
    devDependencies: await installedVersions(['@vendure/create']),
    overrides: workspace.overrides,
  };
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** Adds to the bundle every file that it reads at run time. */
export async function writeRuntimeFiles(dist: string): Promise<void> {
  await writeDesigns(dist);
  await writePackage(dist);
  await cp(migrationsFolder, path.join(dist, 'migrations'), { recursive: true });
  for (const store of await readdir(demoFolder))
    await cp(path.join(demoFolder, store, 'images'), path.join(dist, 'demo', store), { recursive: true });
  // Tests also run without a built shell and console.
  for (const [folder, name] of Object.entries({ [shellFolder]: 'shell', [consoleFolder]: 'console' }))
    if (existsSync(folder))
      await cp(folder, path.join(dist, name), { recursive: true, preserveTimestamps: true });
}
