import path from 'node:path';
import type { Rolldown } from 'vite';
import type { BuiltFiles } from './builtFiles.ts';

/** The entry module of every page. It is in the same chunk as its imports, whichever that is. */
const beginning = 'apps/shell/src/entry-client.tsx';
/** The modules that are loaded by name. */
const loadedByName =
  /^packages\/designs\/[^/]+\/src\/(?:index\.ts|theme\.css|(?:pages|islands)\/[^/]+\.tsx|parts\/[^/]+\/index\.ts)$/;

/** Reads a finished client build; modules get their path from `root`, the repository's. */
export function collectBuiltFiles(bundle: Rolldown.OutputBundle, root: string): BuiltFiles {
  const built: BuiltFiles = { entry: '', files: {}, modules: {}, sheets: {}, flatSheets: {} };
  for (const [file, item] of Object.entries(bundle))
    if (item.type === 'chunk') {
      const css = [...(item.viteMetadata?.importedCss ?? [])];
      built.files[file] = { imports: item.imports.filter((name) => name in bundle), css };
      for (const module of item.moduleIds.map((id) => path.relative(root, id))) {
        if (module === beginning) built.entry = file;
        if (loadedByName.test(module)) built.modules[module] = file;
      }
    } else if (file.endsWith('.css')) {
      built.sheets[file] = Buffer.from(item.source).toString();
      // A style sheet that forms its own chunk has no JavaScript module left to identify it by.
      for (const module of item.originalFileNames.map((name) => path.join('apps/shell', name)))
        if (loadedByName.test(module)) built.modules[module] ??= file;
    }
  return built;
}
