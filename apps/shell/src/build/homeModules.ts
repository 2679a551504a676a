import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { completeDesign, type DesignFolder } from './designFolders.ts';

interface HomesToRead {
  /** What every page begins with. */
  entry: string;
  designsFolder: string;
  designs: readonly DesignFolder[];
  /** The parts that come with a home. */
  firstParts: readonly string[];
  /** Includes the home's lazy islands too. */
  isWhole?: boolean;
  /** What else the build's modules are made by. */
  plugins?: readonly Plugin[];
}

const prefix = 'home-of:';

/** The file of a design, or of the default where it inherits. */
function ownOrInherited(designsFolder: string, design: string, file: string): string {
  const own = path.join(designsFolder, design, 'src', file);
  return existsSync(own) ? own : path.join(designsFolder, completeDesign, 'src', file);
}

/** The files of a design's lazy islands. */
function islandFiles(designsFolder: string, design: string): string[] {
  const folder = path.join(designsFolder, design, 'src/islands');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.tsx'))
        .map((name) => path.join(folder, name))
    : [];
}

/** A module that imports exactly what a design's home needs. */
function homeSource(
  { entry, designsFolder, firstParts, isWhole = false }: HomesToRead,
  design: string,
): string {
  const inDesign = (file: string) => JSON.stringify(ownOrInherited(designsFolder, design, file));
  return [
    `import ${JSON.stringify(entry)};`,
    `export { design as own } from ${inDesign('index.ts')};`,
    `export { default as Home } from ${inDesign('pages/HomePage.tsx')};`,
    ...(isWhole ? islandFiles(designsFolder, design) : []).map(
      (file, index) => `export * as later${index} from ${JSON.stringify(file)};`,
    ),
    ...firstParts.map((name) => `export { part as ${name} } from ${inDesign(`parts/${name}/index.ts`)};`),
  ].join('\n');
}

/** Serves the homes' modules, and leaves out whatever is loaded later. */
function homesPlugin(homes: HomesToRead): Plugin {
  return {
    name: 'homes',
    enforce: 'pre',
    resolveId(source, _importer, { kind }) {
      if (kind === 'dynamic-import') return { id: source, external: true };
      return source.startsWith(prefix) ? `\0${source}` : null;
    },
    load: (id) => (id.startsWith(`\0${prefix}`) ? homeSource(homes, id.slice(prefix.length + 1)) : null),
  };
}

/**
 * Finds the modules that the homes need before hydration by bundling them separately: while the
 * bundler assigns groups, it does not yet know what tree shaking leaves of a module exported by an
 * index file.
 */
export async function readHomeModules(homes: HomesToRead): Promise<ReadonlySet<string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [homesPlugin(homes), ...(homes.plugins ?? [])],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: homes.designs.map(({ id }) => prefix + id),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return new Set(modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])));
}
