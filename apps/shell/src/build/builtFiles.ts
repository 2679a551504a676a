import type { SplitSheet } from './fontFaces.ts';

/** One file of JavaScript as the build made it, with what must come with it. */
export interface BuiltFile {
  /** Files it imports statically. */
  imports: string[];
  /** Its own style sheets. */
  css: string[];
}

/** Build output of the client that the server needs: `dist/client/.vite/manifest.json`. */
export interface BuiltFiles {
  /** The browser's entry. */
  entry: string;
  files: Record<string, BuiltFile>;
  /**
   * Modules that are loaded by name (a design's index, theme, pages and parts), by their path from
   * the repository root.
   */
  modules: Record<string, { file: string | null; css: string[] }>;
  /** The fonts each style sheet names. */
  fonts: Record<string, string[]>;
  /** The text of each style sheet, which pages inline, its downloaded font faces apart. */
  sheets: Record<string, SplitSheet>;
  /** The style sheet of each design for browsers that do not read the others. */
  flatSheets: Record<string, string>;
}

/** The files that a set of modules needs, each once, in the order they are to be loaded. */
export interface NeededFiles {
  entry: string;
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** A file and everything it imports, its imports first. */
function withImports(built: BuiltFiles, file: string, seen: Set<string>): string[] {
  const known = built.files[file];
  if (!known || seen.has(file)) return [];
  seen.add(file);
  return [...known.imports.flatMap((name) => withImports(built, name, seen)), file];
}

/** The modules a page needs. */
export interface NeededModules {
  /** Modules loaded before hydration. An unknown one is a bug and throws. */
  now: readonly string[];
  /**
   * Modules rendered by the server and hydrated later: only their styles are needed at first. Not
   * every page and design has them.
   */
  later?: readonly string[];
}

/** The files needed by the entry and by a page's modules. */
export function neededFiles(built: BuiltFiles, { now, later = [] }: NeededModules): NeededFiles {
  const seen = new Set<string>();
  const scripts = withImports(built, built.entry, seen);
  const styles = new Set(scripts.flatMap((file) => built.files[file]?.css ?? []));
  for (const name of now) {
    const module = built.modules[name];
    if (!module) {
      throw new Error(
        `The client's build holds no module ${name}, so its page would come without its code. Build client and server together.`,
      );
    }
    const files = module.file === null ? [] : withImports(built, module.file, seen);
    scripts.push(...files);
    for (const style of [...files.flatMap((file) => built.files[file]?.css ?? []), ...module.css])
      styles.add(style);
  }
  for (const name of later) {
    const file = built.modules[name]?.file ?? '';
    for (const style of built.files[file]?.css ?? []) styles.add(style);
  }
  const fonts = new Set([...styles].flatMap((style) => built.fonts[style] ?? []));
  return { entry: built.entry, scripts, styles: [...styles], fonts: [...fonts] };
}
