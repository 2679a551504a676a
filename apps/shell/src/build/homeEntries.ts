import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { completeDesign, type DesignFolder } from './designFolders.ts';

const prefix = 'virtual:home/';

interface Homes {
  designsFolder: string;
  designs: readonly DesignFolder[];
  /** The parts that come with a home. */
  firstParts: readonly string[];
}

/** Imports exactly what a design's home needs before hydration, and uses it. */
function homeSource({ designsFolder, firstParts }: Homes, design: string): string {
  /** The file of the design, or of the default where it inherits. */
  const fileOf = (name: string) => {
    const own = path.join(designsFolder, design, 'src', name);
    return JSON.stringify(existsSync(own) ? own : path.join(designsFolder, completeDesign, 'src', name));
  };
  return [
    `import { design } from ${fileOf('index.ts')};`,
    `import Home from ${fileOf('pages/HomePage.tsx')};`,
    ...firstParts.map((name) => `import { part as ${name} } from ${fileOf(`parts/${name}/index.ts`)};`),
    // The default's tokens are for its own shoppers only, and a chunk of their own.
    ...(design === completeDesign ? [] : [`import ${fileOf('theme.css')};`]),
    `globalThis.home = [${['design', 'Home', ...firstParts].join()}];`,
  ].join('\n');
}

/** An entry for each design's home, so that the bundler tags what homes need with `$initial`. */
export const homeEntries = (designs: readonly DesignFolder[]): Record<string, string> =>
  Object.fromEntries(designs.map(({ id }) => [`home-${id}`, prefix + id]));

/** Serves the homes' entries, and removes their files: pages load a home by its chunks. */
export function homeEntriesPlugin(homes: Homes): Plugin {
  return {
    name: 'home-entries',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load: (id) => (id.startsWith(`\0${prefix}`) ? homeSource(homes, id.slice(prefix.length + 1)) : null),
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && file.facadeModuleId?.startsWith(`\0${prefix}`)) delete bundle[name];
    },
  };
}
