import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest, type ReadManifest } from '../readManifest.ts';

/** A file of a design that ends up in the build. */
export interface DesignSource {
  /** From the design's folder. */
  file: string;
  text: string;
}

/** A design's folder, read without running it. */
export interface DesignOnDisk {
  /** The folder's name. */
  id: string;
  folder: string;
  manifest: ReadManifest;
  /** `src/index.ts`. */
  index: string;
  /** Content of `src/theme.css`. */
  theme: string;
  sources: readonly DesignSource[];
}

const shipped = /^[^.]+(?:\.module)?\.(?:tsx?|css)$/;
const notShipped = new Set(['fixtures', 'story-views', 'testing']);

function sourcesBelow(folder: string, within: string): DesignSource[] {
  if (!existsSync(within)) return [];
  return readdirSync(within, { withFileTypes: true }).flatMap((entry): DesignSource[] => {
    const inner = path.join(within, entry.name);
    if (entry.isDirectory()) return notShipped.has(entry.name) ? [] : sourcesBelow(folder, inner);
    if (!shipped.test(entry.name)) return [];
    return [{ file: path.relative(folder, inner), text: readFileSync(inner, 'utf8') }];
  });
}

/** Reads a design's folder. */
export function readDesign(folder: string): DesignOnDisk {
  const text = (file: string) => {
    const found = path.join(folder, file);
    return existsSync(found) ? readFileSync(found, 'utf8') : '';
  };
  return {
    id: path.basename(folder),
    folder,
    manifest: readManifest(folder),
    index: text('src/index.ts'),
    theme: text('src/theme.css'),
    sources: sourcesBelow(folder, path.join(folder, 'src')),
  };
}
