import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where a design's loaders of what its home can do without stand; the file is made by the build. */
export const islandLoadersFile = 'later-loaders.ts';

/** A page or part that a design's index names, and how it is loaded. */
interface Loader {
  name: string;
  kind: string;
  file: string;
}

const loader = /(\w+):\s*\(\)\s*=>\s*import\(\s*'(\.\/(pages|parts)\/[^']+)',?\s*\)/g;
const designIndex = /\/packages\/designs\/[^/]+\/src\/index\.ts$/;

type IsFirst = (kind: string, name: string) => boolean;

/** The loaders of a design's index that can come later, and the index without them. */
export function splitLoaders(index: string, isFirst: IsFirst): { index: string; later: Loader[] } {
  const later: Loader[] = [];
  const without = index.replaceAll(loader, (whole: string, name: string, file: string, kind: string) => {
    if (isFirst(kind, name)) return whole;
    later.push({ name, kind, file });
    return `${name}: () => import('./${islandLoadersFile}').then((later) => later.${kind}_${name}())`;
  });
  return { index: without, later };
}

/**
 * A loader carries the names of every file it needs. A home needs few of its design's; the others' names are moved into a chunk that comes
 * at leisure, or with the first page that needs one.
 */
export function islandLoadersPlugin(isFirst: IsFirst): Plugin {
  return {
    name: 'later-loaders',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const isOurs = source === `./${islandLoadersFile}` && importer && designIndex.test(importer);
      return isOurs ? path.join(path.dirname(importer), islandLoadersFile) : null;
    },
    load(id) {
      if (path.basename(id) !== islandLoadersFile) return null;
      const index = readFileSync(path.join(path.dirname(id), 'index.ts'), 'utf8');
      const { later } = splitLoaders(index, isFirst);
      return later
        .map(({ kind, name, file }) => `export const ${kind}_${name} = () => import('${file}');`)
        .join('\n');
    },
    transform(code, id) {
      return designIndex.test(id) ? { code: splitLoaders(code, isFirst).index, map: null } : null;
    },
  };
}
