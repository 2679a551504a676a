import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, RenderRequest } from '@teranga/core/pages/render';
import { builtFolder } from '../platform/config/builtFolder.ts';

/** The built shell. */
export interface PageRenderer {
  /** Changes with every build: files that a page of an old build needs may be gone. */
  build: string;
  /**
   * The designs included in the build; a store with another one is rendered in the default design.
   */
  designs: readonly string[];
  /** Whether the page at this path and query is one visitor's alone. */
  isPrivate(url: string): boolean;
  render(request: RenderRequest): Promise<RenderedPage>;
}

interface ShellModule extends Pick<PageRenderer, 'designs' | 'isPrivate'> {
  createRenderer(options: { manifest: unknown }): (request: RenderRequest) => Promise<RenderedPage>;
}

const shellDist = path.join(builtFolder, 'shell');

/** The files browsers load, as the build copies them from the shell. */
export const clientFolder = path.join(shellDist, 'client');

/** Loads the built shell; null when it has not been built. */
export async function loadRenderer(dist = shellDist): Promise<PageRenderer | null> {
  const [entry, manifest] = ['server/entry-server.js', 'client/.vite/manifest.json'].map((file) =>
    path.join(dist, file),
  );
  if (!entry || !manifest || !existsSync(entry) || !existsSync(manifest)) return null;
  const text = await readFile(manifest, 'utf8');
  const { createRenderer, designs, isPrivate } = (await import(pathToFileURL(entry).href)) as ShellModule;
  return {
    build: createHash('sha256')
      .update(text)
      .update(await readFile(entry))
      .digest('base64url'),
    designs,
    isPrivate,
    render: createRenderer({ manifest: JSON.parse(text) }),
  };
}
