import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { InlineSources } from '../http/contentSecurityPolicy.ts';
import type { StoreSettings } from '@teranga/core/settings';
import { packageFolder } from '../packageFolder.ts';

/** What the shell's renderer is asked for. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  settings: StoreSettings;
  /** Answers calls to the API for the page's store. */
  fetch: (request: Request) => Promise<Response>;
  now: number;
  /** Styles of this store's own, as CSS: tokens that the operator set. */
  css: string;
  /** What is said above the page, as HTML. */
  notice: string;
  /** The address of the icon in the browser's tab; null for the store's file. */
  icon: string | null;
  /** Keeps what answers were read as for the next pages; without it each page reads its own. */
  queryCache?: {
    get: (key: string) => object | undefined;
    set: (key: string, read: object) => void;
  };
}

export interface RenderedPage {
  status: number;
  /** The whole document. */
  html: string;
  /** What its Content-Security-Policy must allow. */
  inline: InlineSources;
  /** Whether the page is one visitor's alone, such as an order's. */
  isPrivate: boolean;
  /** Where the address moved, with its status; null or absent otherwise. */
  location?: string | null;
}

/** The built shell. */
export interface PageRenderer {
  /** Changes with every build: what a page needs from an old build may be gone. */
  build: string;
  /** The designs it draws; a store that names another is drawn in the default one. */
  designs: readonly string[];
  render(request: RenderRequest): Promise<RenderedPage>;
}

interface ShellModule {
  designs: readonly string[];
  createRenderer(options: { manifest: unknown }): (request: RenderRequest) => Promise<RenderedPage>;
}

const shellDist = path.resolve(packageFolder, '../shell/dist');

/** The files browsers load, as the shell's build leaves them. */
export const clientFolder = path.join(shellDist, 'client');

/** Loads the built shell; null when it has not been built. */
export async function loadRenderer(dist = shellDist): Promise<PageRenderer | null> {
  const [entry, manifest] = ['server/entry-server.js', 'client/.vite/manifest.json'].map((file) =>
    path.join(dist, file),
  );
  if (!entry || !manifest || !existsSync(entry) || !existsSync(manifest)) return null;
  const text = await readFile(manifest, 'utf8');
  const { createRenderer, designs } = (await import(pathToFileURL(entry).href)) as ShellModule;
  return {
    build: createHash('sha256').update(text).digest('base64url'),
    designs,
    render: createRenderer({ manifest: JSON.parse(text) }),
  };
}
