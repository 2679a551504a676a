import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { completeDesignId } from '../designs/completeDesignId.ts';
import type { DesignFolder } from './designFolders.ts';

const prefix = 'virtual:home/';

/** Exports exactly what a design's home needs before hydration. */
function homeSource(designsFolder: string, design: string, firstParts: readonly string[]): string {
  /** The file of the design, or of the default where it inherits. */
  const fileOf = (name: string) => {
    const own = path.join(designsFolder, design, 'src', name);
    return JSON.stringify(existsSync(own) ? own : path.join(designsFolder, completeDesignId, 'src', name));
  };
  return [
    `export { design } from ${fileOf('index.ts')};`,
    `export { default } from ${fileOf('pages/HomePage.tsx')};`,
    ...firstParts.map((name) => `export { part as ${name} } from ${fileOf(`parts/${name}/index.ts`)};`),
    // The default's tokens are for its own shoppers only, and a chunk of their own.
    ...(design === completeDesignId ? [] : [`import ${fileOf('theme.css')};`]),
  ].join('\n');
}

/** An entry for each design's home, so that the bundler tags what homes need with `$initial`. */
export const homeEntries = (designs: readonly DesignFolder[]): Record<string, string> =>
  Object.fromEntries(designs.map(({ id }) => [`home-${id}`, prefix + id]));

/** Serves the homes' entries. Pages load their chunks, not these files. */
export const homeEntriesPlugin = (designsFolder: string, firstParts: readonly string[]): Plugin => ({
  name: 'home-entries',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
  load: (id) =>
    id.startsWith(`\0${prefix}`) ? homeSource(designsFolder, id.slice(prefix.length + 1), firstParts) : null,
});
