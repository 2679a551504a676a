import type { BuiltFile, BuiltFiles } from './builtFiles.ts';
import { splitFontFaces } from './fontFaces.ts';

/** The fields that are read from a bundler chunk. */
interface Chunk {
  type: 'chunk';
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}
interface Asset {
  type: 'asset';
  source: string | Uint8Array;
  originalFileNames: string[];
}
type Bundle = Readonly<Record<string, Chunk | Asset>>;

/** The entry module of every page. It is in the same chunk as its imports, whichever that is. */
const beginning = 'apps/shell/src/entry-client.tsx';
/** The modules that are loaded by name. */
const loadedByName =
  /^packages\/designs\/[^/]+\/src\/(?:index\.ts|theme\.css|(?:pages|islands)\/[^/]+\.tsx|parts\/[^/]+\/index\.ts)$/;

function toBuiltFile({ imports, viteMetadata }: Chunk, bundle: Bundle): BuiltFile {
  return { imports: imports.filter((name) => name in bundle), css: [...(viteMetadata?.importedCss ?? [])] };
}

const fontsOf = (text: string, bundle: Bundle): string[] =>
  Object.keys(bundle).filter((file) => file.endsWith('.woff2') && text.includes(file));

/** Maps file paths to names that are the same on every machine. */
export interface ModulePaths {
  /** A module's id to its path from the repository's root. */
  ofModule: (id: string) => string;
  /** A path from Vite's root to one from the repository's. */
  ofAsset: (fromViteRoot: string) => string;
}

/** Reads a finished client build. */
export function collectBuiltFiles(bundle: Bundle, paths: ModulePaths): BuiltFiles {
  const built: BuiltFiles = { entry: '', files: {}, modules: {}, fonts: {}, sheets: {}, flatSheets: {} };
  for (const [name, item] of Object.entries(bundle)) {
    if (item.type === 'chunk') {
      built.files[name] = toBuiltFile(item, bundle);
      const places = item.moduleIds.map(paths.ofModule);
      if (places.includes(beginning)) built.entry = name;
      for (const place of places)
        if (loadedByName.test(place)) built.modules[place] = { file: name, css: [] };
    } else if (name.endsWith('.css')) {
      const text = typeof item.source === 'string' ? item.source : new TextDecoder().decode(item.source);
      built.sheets[name] = splitFontFaces(text);
      built.fonts[name] = fontsOf(text, bundle);
    }
  }
  for (const [name, item] of Object.entries(bundle)) {
    if (item.type === 'chunk') continue;
    // A style sheet that forms its own chunk has no JavaScript module left to identify it by.
    for (const place of item.originalFileNames.map(paths.ofAsset))
      if (loadedByName.test(place)) built.modules[place] ??= { file: null, css: [name] };
  }
  return built;
}
