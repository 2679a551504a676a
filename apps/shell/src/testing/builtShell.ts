import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltFiles } from '../build/builtFiles.ts';
import { readDesignFolders } from '../build/designFolders.ts';
import type { createRenderer, isPrivate as isPrivateUrl } from '../entry-server.tsx';

const dist = path.join(import.meta.dirname, '../../dist');
if (!existsSync(path.join(dist, 'server/entry-server.js')))
  throw new Error('There is no build to test. Run `npm start` or the check `build` first.');

/** Output folder of the client's build. */
export const clientFolder = path.join(dist, 'client');

/** The build manifest of the client, as the server reads it. */
export const built = JSON.parse(
  readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
) as BuiltFiles;

const server = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as {
  createRenderer: typeof createRenderer;
  isPrivate: typeof isPrivateUrl;
};

/** Whether the built server renders a page for its visitor alone. */
export const { isPrivate } = server;

/** The built server's renderer. */
export const render = server.createRenderer({ manifest: built });

/** The folder of the designs. */
export const designsFolder = path.join(import.meta.dirname, '../../../../packages/designs');

/** Every design there is a folder for. */
export const designs = readDesignFolders(designsFolder);
