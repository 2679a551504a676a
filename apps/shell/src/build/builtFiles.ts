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
   * The file of each module that is loaded by name (a design's index, theme, pages and parts), by
   * the module's path from the repository root: JavaScript, or a style sheet.
   */
  modules: Record<string, string>;
  /** The text of each style sheet, which pages inline. */
  sheets: Record<string, string>;
  /** The style sheet of each design for browsers that do not read the others. */
  flatSheets: Record<string, string>;
}

/** The files that a set of modules needs, each once, in the order they are to be loaded. */
export interface NeededFiles {
  entry: string;
  scripts: string[];
  styles: string[];
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

/** A file and everything it imports, its imports first, each once. */
function withImports(built: BuiltFiles, file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = built.files[file]?.imports ?? [];
  return [...imports.flatMap((name) => withImports(built, name, seen)), file];
}

/** The files needed by the entry and by a page's modules. */
export function neededFiles(built: BuiltFiles, { now, later = [] }: NeededModules): NeededFiles {
  const unknown = now.find((name) => !(name in built.modules));
  if (unknown !== undefined)
    throw new Error(
      `The client's build holds no module ${unknown}, so its page would come without its code. Build client and server together.`,
    );
  const seen = new Set<string>();
  const filesOf = (names: readonly string[]) =>
    names.flatMap((name) => withImports(built, built.modules[name] ?? built.entry, seen));
  const files = filesOf(['', ...now]);
  const stylesOf = (file: string) => built.files[file]?.css ?? [file];
  // The server rendered the parts of the later modules' imports as well.
  const styles = new Set([...files, ...filesOf(later)].flatMap(stylesOf));
  return { entry: built.entry, scripts: files.filter((file) => file in built.files), styles: [...styles] };
}
