import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { InlineSources } from '../platform/http/contentSecurityPolicy.ts';
import type { PageReader } from '@teranga/contract';
import type { PreviewNotice } from '../modules/previews/previewNotice.ts';
import type { CurrencyCode } from '@teranga/core/domain/money';
import type { PostedForms } from '@teranga/core/lib/posted';
import type { StoreSettings } from '@teranga/core/lib/settings';
import { builtFolder } from '../platform/config/builtFolder.ts';

/** A request to the shell's renderer. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  settings: StoreSettings;
  /** Answers what the page shows. */
  read: PageReader;
  now: number;
  /** Styles of this store's own, as CSS: tokens that the operator set. */
  css: string;
  /** What stands above a previewed page; null for any other. */
  notice: PreviewNotice | null;
  /** The currency that its visitor chose. */
  currency: CurrencyCode;
  /** Whether the browser asked to save data. */
  savesData: boolean;
  /** The refused form that the page shows again. */
  posted?: PostedForms;
  /** The address of the icon in the browser's tab; null for the store's file. */
  icon: string | null;
  /** Shares parsed responses with subsequent pages; without it each page parses its own. */
  queryCache?: {
    get: (key: string) => object | undefined;
    set: (key: string, read: object) => void;
  };
}

export interface RenderedPage {
  status: number;
  /** The complete HTML document. */
  html: string;
  /** What its Content-Security-Policy must allow. */
  inline: InlineSources;
  /** Whether the page is one visitor's alone, such as an order's. */
  isPrivate: boolean;
  /** Where the address moved, with its status; null or absent otherwise. */
  location?: string | null;
  /** Until when it shows the right prices, in epoch milliseconds; absent when nothing bounds it. */
  until?: number;
}

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
    build: createHash('sha256').update(text).digest('base64url'),
    designs,
    isPrivate,
    render: createRenderer({ manifest: JSON.parse(text) }),
  };
}
