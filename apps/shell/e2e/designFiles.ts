import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { BuiltFiles } from '../src/build/builtFiles.ts';
import { readDesignFolders } from '../src/build/designFolders.ts';
import { foreignFiles } from '../src/build/foreignFiles.ts';

const shell = path.join(import.meta.dirname, '..');

/** The client's build. */
export const built = JSON.parse(
  readFileSync(path.join(shell, 'dist/client/.vite/manifest.json'), 'utf8'),
) as BuiltFiles;

const designs = readDesignFolders(path.join(shell, '../../packages/designs'));

/** Watches the files a page loads; returns those that its design does not need, with the reason. */
export function watchForeignFiles(page: Page, design: string): () => string[] {
  const foreign = foreignFiles(built, design, designs);
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname.slice(1)));
  return () => [...loaded].filter((file) => foreign.has(file)).map((file) => `${file}: ${foreign.get(file)}`);
}
